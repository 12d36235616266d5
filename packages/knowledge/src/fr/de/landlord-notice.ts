/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_NOTICE_WORDS: Words = {
  'fr.home.want-notice': {
    says: 'Ihr Vermieter kündigt (congé): um zu verkaufen, selbst dort zu wohnen oder aus ernstem Grund.',
  },
  'fr.home.step-check-notice': {
    says: 'Prüfen Sie die Kündigung (congé): Steht ein Grund da? Kam sie sechs Monate (möbliert drei) vor dem Ende des Mietvertrags? Kam sie per Einschreiben, Gerichtsvollzieher oder Übergabe?',
  },
  'fr.home.right-reason': {
    says: 'Bei einer leeren Wohnung muss der Vermieter sechs Monate vor dem Ende des Mietvertrags kündigen (congé). Die einzigen Gründe: Verkauf, eigene Nutzung oder ein ernster Grund.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Bei einer möblierten Wohnung muss der Vermieter drei Monate vor dem Ende des Mietvertrags kündigen (congé). Er braucht einen Grund: Verkauf, eigene Nutzung oder einen ernsten Grund.',
  },
  'fr.home.furnished-late': {
    says: 'Kam die Kündigung weniger als drei Monate vorher? Dann wirkt sie nicht, und der Vertrag läuft ein Jahr weiter. In einer möblierten Wohnung haben Sie kein Vorkaufsrecht.',
  },
  'fr.home.right-older': {
    says: 'Sind Sie über 65 und haben ein niedriges Einkommen, muss der Vermieter Ihnen meist eine andere Wohnung in der Nähe anbieten.',
  },
  'fr.home.right-buy': {
    says: 'Eine Kündigung zum Verkauf einer leeren Wohnung ist zuerst ein Angebot an Sie. Sie haben die ersten zwei Monate der Kündigungsfrist, um Ja zu sagen.',
  },
  'fr.home.option-dispute': {
    title: 'Die Kündigung bestreiten',
    says: 'Ist der Grund falsch oder die Zeit zu kurz, schreiben Sie dem Vermieter. Der Mietvertrag läuft dann weiter, oder ein Richter entscheidet.',
    cost: 'Ein Einschreiben.',
    time: 'Eine Stunde.',
    risk: 'Ist die Kündigung gültig, müssen Sie an ihrem Ende ausziehen.',
    bestFor: 'Die Kündigung kam zu spät, hat keinen Grund, oder er ist vorgeschoben.',
  },
  'fr.home.insight-no-reason': {
    says: 'Wir sehen keinen Grund für die Kündigung. Ohne einen der drei gesetzlichen Gründe ist sie unwirksam.',
    actionable:
      'Lassen Sie sie von der ADIL prüfen. Sagen Sie dem Vermieter schriftlich, dass Sie bleiben.',
  },
  'fr.home.right-notice-received': {
    says: 'Die Frist der Kündigung läuft ab dem Tag, an dem der Brief wirklich bei Ihnen ankam, nicht ab seinem Datum. Heben Sie Umschlag und Postzettel auf.',
  },
  'fr.home.right-notice-leaflet': {
    says: 'Bei einer Kündigung zum Verkauf oder Eigenbedarf muss ein amtliches Blatt über Ihre Rechte beiliegen (notice d’information). Fehlt es? Sagen Sie das schriftlich.',
  },
  'fr.home.right-leave-early': {
    says: 'Sie dürfen während der Kündigungsfrist des Vermieters früher ausziehen. Dann schulden Sie Miete nur für die Tage, an denen Sie dort wohnten.',
  },
}
