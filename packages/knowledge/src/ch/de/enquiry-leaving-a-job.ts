/** Questions about giving notice, references and days of leave at the end: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_DE: Words = {
  'ch.ask.own-notice': {
    says: 'Ein Monat im ersten Jahr, zwei bis zum neunten, dann drei, je auf Monatsende. Der Vertrag kann anderes sagen. Denken Sie vorher nach: Die Arbeitslosenkasse kann Einstelltage verfügen.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Nehmen Sie offene Tage in der Kündigungsfrist, wenn Zeit dafür ist. Was nicht mehr geht, muss am Ende ausbezahlt werden. Wurden Sie lange freigestellt, können Tage als bezogen gelten. Ansprüche laufen fünf Jahre. Verlangen Sie eine schriftliche Abrechnung.',
  },
  'ch.ask.reference': {
    says: 'Sie dürfen jederzeit ein Zeugnis verlangen, auch im laufenden Arbeitsverhältnis. Es muss wahr, vollständig und wohlwollend sein. Schreiben Sie, welche Sätze falsch sind, und schlagen Sie eigene vor. Bei einem Nein gehen Sie zur Schlichtungsbehörde, bis 30 000 Franken gratis. Sie können auch nur eine Arbeitsbestätigung verlangen.',
  },
  'ch.ask.leaving-deal': {
    says: 'Unterschreiben Sie nicht sofort: Verlangen Sie einige Tage und lassen Sie sich beraten. Sie können Kündigungsfrist, Schutz bei Krankheit und Taggelder der Arbeitslosenkasse verlieren. Umsonst können Sie auf solche Rechte nicht verzichten: Die Firma muss etwas Faires bieten.',
  },
}
