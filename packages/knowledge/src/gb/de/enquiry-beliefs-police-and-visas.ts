/** What people believe of police and visas, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_VISAS_DE: Words = {
  'gb.ask-police.phone-search': {
    says: 'Die Polizei braucht eine Befugnis im Gesetz oder Ihr Ja. Bei Festnahme oder mit richterlichem Beschluss darf sie das Handy als Beweis behalten und ansehen. Zeugen und Opfer dürfen nein sagen: Gefragt wird schriftlich, ohne Druck. Verlangen Sie den kostenlosen Anwalt, bevor Sie eine PIN nennen. Nur bei einer schriftlichen section 49 notice ist die Weigerung strafbar.',
  },
  'gb.ask-immigration.public-funds': {
    dependsOn: 'welchen Status Sie haben und was im Visum steht',
    says: 'Mit britischer Staatsbürgerschaft, settled status, indefinite leave oder als Flüchtling dürfen Sie Leistungen beantragen. Steht im Visum „no recourse to public funds“, beantragen Sie nichts ohne Rat. Das kann eine Auflage brechen und das Visum oder ein späteres kosten. Ohne Geld können Sie das Home Office bitten, die Auflage aufzuheben.',
  },
  'gb.ask-immigration.marriage-passport': {
    says: 'Die Ehe mit Briten gibt von selbst weder Pass noch Aufenthalt. Zuerst brauchen Sie ein Visum als Partner, mit Regeln zu Geld und Englisch. Sind Sie settled und drei Jahre hier, können Sie die Staatsbürgerschaft beantragen. Erst dann gibt es einen Pass.',
  },
}
