/** What the host's desk asks of the server. */
import type { AtDesk, Backup, Ban, BanAddress, HostAct, HostPerson, HostReport, HostTable, LogEntry, NewSeason, NewTournament, Overview, SeasonInfo, Tournament, TournamentAct } from "../../generated/protocol";
import { get, post } from "../../lib/api";

const finding = (words: string): string => `find=${encodeURIComponent(words)}`;

export const desk = {
    door: (): Promise<AtDesk> => get("/api/host/door"),
    enter: (key: string): Promise<AtDesk> => post("/api/host/enter", { key }),
    leave: (): Promise<AtDesk> => post("/api/host/leave"),
    overview: (): Promise<Overview> => get("/api/host/overview"),
    tables: (kind: HostTable["state"], find: string): Promise<HostTable[]> => get(`/api/host/tables?kind=${kind}&${finding(find)}`),
    closeTable: (code: string): Promise<AtDesk> => post("/api/host/tables/close", { code }),
    reloadTable: (code: string): Promise<AtDesk> => post("/api/host/tables/reload", { code }),
    people: (find: string): Promise<HostPerson[]> => get(`/api/host/people?${finding(find)}`),
    act: (wish: HostAct): Promise<AtDesk> => post("/api/host/people/act", wish),
    reports: (closed: boolean): Promise<HostReport[]> => get(`/api/host/reports?closed=${closed}`),
    dismiss: (id: number): Promise<HostReport[]> => post("/api/host/reports/dismiss", { id }),
    bans: (): Promise<Ban[]> => get("/api/host/bans"),
    banAddress: (wish: BanAddress): Promise<Ban[]> => post("/api/host/bans/address", wish),
    lift: (id: number): Promise<Ban[]> => post("/api/host/bans/lift", { id }),
    backups: (): Promise<Backup[]> => get("/api/host/backups"),
    backUp: (): Promise<Backup[]> => post("/api/host/backups"),
    backupPath: (name: string): string => `/api/host/backups/${encodeURIComponent(name)}`,
    seasons: (): Promise<SeasonInfo[]> => get("/api/host/seasons"),
    addSeason: (wish: NewSeason): Promise<SeasonInfo[]> => post("/api/host/seasons", wish),
    endSeason: (id: number): Promise<SeasonInfo[]> => post("/api/host/seasons/end", { id }),
    tournaments: (): Promise<Tournament[]> => get("/api/host/tournaments"),
    addTournament: (wish: NewTournament): Promise<Tournament[]> => post("/api/host/tournaments", wish),
    leadTournament: (wish: TournamentAct): Promise<Tournament[]> => post("/api/host/tournaments/act", wish),
    log: (): Promise<LogEntry[]> => get("/api/host/log"),
};
