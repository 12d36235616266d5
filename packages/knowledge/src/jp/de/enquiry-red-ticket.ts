/** Questions about a red ticket in traffic: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET_DE: Words = {
  'jp.ask.red-ticket': {
    says: 'Eine rote Karte (赤切符) ist ein Strafverfahren. Polizei oder Staatsanwalt lädt Sie vor; gehen Sie hin. Bei Tempo ist die Geldstrafe meist etwa 60,000 bis 100,000 Yen, im schriftlichen Verfahren (略式), wenn Sie zustimmen. Sie gilt als Vorstrafe (前科), die Firma erfährt nichts. Der Führerschein ist getrennt: ab 90 Tagen gibt es vorher eine Anhörung. Bestreiten Sie es oder war Alkohol im Spiel: zuerst ein Anwalt.',
  },
}
