/** Questions about the deposit for a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_WORDS: Words = {
  'ca.ask.deposit': {
    says: 'Jede Provinz hat eine eigene Grenze und Zeit für die Rückgabe. Verlangen Sie die Kaution schriftlich, mit Fotos, und gehen Sie bei Ablehnung zum Mietgericht (tribunal).',
    dependsOn: 'Ihre Provinz',
  },
  'ca.ask.deposit-qc': {
    says: 'In Québec darf ein Vermieter keine Kaution verlangen, nur die erste Mietzahlung. Sie können sie zurückverlangen.',
  },
  'ca.ask.deposit-on': {
    says: 'In Ontario darf ein Vermieter keine Kaution für Schäden nehmen. Erlaubt ist nur eine Kaution für den letzten Mietzeitraum, und sie muss Zinsen bringen.',
  },
  'ca.ask.deposit-bc': {
    says: 'Nennen Sie Ihre neue Adresse schriftlich. In British Columbia hat der Vermieter dann 15 Tage, um zurückzuzahlen oder einen Antrag zu stellen. Sonst können Sie das Doppelte fordern.',
  },
  'ca.ask.deposit-on-back': {
    says: 'Verlangen Sie die Kaution schriftlich zurück. In Ontario darf ein Vermieter nur eine Kaution für den letzten Mietzeitraum haben. Wegen jeder anderen Kaution gehen Sie binnen eines Jahres zum Landlord and Tenant Board (Formular T1).',
  },
  'ca.ask.home-ab-deposit': {
    says: 'In Alberta beträgt eine Kaution höchstens eine Monatsmiete. Sie muss binnen 10 Tagen zurückkommen, oder Sie müssen eine Aufstellung bekommen, was behalten wurde.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'In Nova Scotia beträgt eine Kaution höchstens eine halbe Monatsmiete. Sie muss binnen 10 Tagen zurückkommen, oder der Vermieter muss beantragen, sie zu behalten.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Ja, oft. Der Vermieter hat 15 Tage ab dem Ende der Miete oder Ihrer schriftlichen Adresse, je nachdem, was später ist. Hat er bis dahin nicht gezahlt oder beantragt, können Sie beim Amt (Branch) das Doppelte fordern.',
  },
  'ca.ask.deposit-back-ab': {
    says: 'In Alberta muss sie binnen 10 Tagen zurück sein, mit einer Aufstellung jedes einbehaltenen Betrags. Ohne Begehungsberichte darf nichts für Schäden behalten werden. Gehen Sie zum RTDRS, er ist billig und schnell.',
  },
}
