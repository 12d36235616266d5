/** Duties of a landlord: a home that is fit, registration and deposits. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_DUTIES_DE: Words = {
  'gb.home.scotland-register': {
    says: 'Ein privater Vermieter muss im Register der Gemeinde stehen. Ohne Eintrag zu vermieten ist strafbar, und die Gemeinde kann anordnen, dass keine Miete fällig ist. Melden Sie es der Gemeinde.',
  },
  'gb.home.right-fit': {
    says: 'Eine Mietwohnung muss bewohnbar sein, ohne schwere Feuchtigkeit, Kälte oder Gefahr. Ein Gericht kann die Arbeiten anordnen und Ihnen Geld zusprechen.',
  },
  'gb.home.right-council-looks': {
    says: 'Die Gemeinde kann eine Mietwohnung prüfen und den Vermieter zu Arbeiten zwingen. Bei ihren eigenen Wohnungen nutzen Sie ihre Beschwerdestelle und den Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: "Macht die Wohnung krank, können Sie beim Magistrates' Court beantragen, dass gearbeitet wird. Kündigen Sie es dem Vermieter 21 Tage vorher schriftlich an.",
  },
  'gb.ni-deposit.right': {
    says: 'Der Vermieter muss die Kaution innerhalb von 28 Tagen bei einer Stelle (scheme) sichern und es Ihnen innerhalb von 35 sagen. Sonst melden Sie es der Gemeinde, die ihn bestrafen kann. Die Stelle schlichtet kostenlos.',
  },
  'gb.wales-home.right-fit': {
    says: 'Eine Wohnung in Wales muss bewohnbar sein, mit Rauchmeldern und in den letzten fünf Jahren geprüften Leitungen. Melden Sie Mängel schriftlich, auch der Gemeinde, und zahlen Sie die Miete weiter.',
  },
}
