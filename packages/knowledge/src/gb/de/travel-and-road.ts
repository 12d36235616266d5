/** German: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_DE: Words = {
  'gb.ask-travel.package': {
    says: 'Ändert sich ein Hauptteil stark, etwa Hotel oder Datum, oder steigt der Preis um über 8%, können Sie absagen und alles binnen 14 Tagen zurückbekommen. Antworten Sie bis zum gesetzten Tag. War es dort schlecht, melden Sie es sofort und verlangen danach einen niedrigeren Preis.',
  },
  'gb.ask-travel.late-train': {
    says: 'Ja. Fordern Sie Delay Repay von der Firma, deren Zug zu spät war, binnen 28 Tagen, mit der Fahrkarte. Ab 15 oder 30 Minuten gibt es einen Teil, ab einer Stunde mehr. Fiel der Zug aus und Sie fuhren nicht, verlangen Sie alles zurück. Danach ist der Rail Ombudsman kostenlos.',
  },
}
