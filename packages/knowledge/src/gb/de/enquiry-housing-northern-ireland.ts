/** Questions about renting in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NORTHERN_IRELAND_DE: Words = {
  'gb.ask-housing.ni-evict': {
    says: 'In Nordirland muss eine Kündigung (notice to quit) schriftlich sein. Sie muss 4 Wochen geben, nach einem Jahr 8 Wochen oder nach zehn Jahren 12. Dann braucht es noch eine Gerichtsanordnung.',
    dependsOn: 'wie lange Sie dort wohnen',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'Am Ende der Kündigung (notice) müssen Sie nicht ausziehen. Der Vermieter muss zum Gericht, und nur das Enforcement of Judgments Office kann Sie hinaussetzen.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'In Nordirland darf private Miete einmal innerhalb von 12 Monaten steigen, mit drei Monaten Frist schriftlich.',
    dependsOn: 'die Ankündigung, die Sie bekamen',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'In Nordirland muss der Vermieter die Kaution innerhalb von 28 Tagen schützen. Sie darf nicht mehr als eine Monatsmiete sein. Das scheme schlichtet kostenlos.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Melden Sie es schriftlich mit Fotos. Passiert nichts, bitten Sie das environmental health team der Gemeinde (council) um Prüfung. Zahlen Sie weiter Miete.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'Nein, zahlen Sie weiter, sonst können Sie wegen Rückständen die Wohnung verlieren. Melden Sie jeden Mangel schriftlich mit Fotos. Wird nicht repariert, bitten Sie das Umweltamt der Gemeinde (environmental health) um eine Prüfung. Housing Rights hilft kostenlos.',
  },
}
