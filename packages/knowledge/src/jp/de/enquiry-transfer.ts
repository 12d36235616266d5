/** Questions about an order to work in another place: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_DE: Words = {
  'jp.ask.transfer': {
    says: 'Begrenzt Ihr Vertrag Ort oder Arbeit, können Sie ablehnen. Sonst darf die Firma Sie meist versetzen, wenn die Regeln es sagen. Missbrauch und nichtig ist es ohne echten Bedarf, aus schlechtem Motiv oder bei ungewöhnlicher Härte. Die Sorge für Eltern oder Kind muss sie berücksichtigen. Bleiben Sie nicht weg: Widersprechen Sie schriftlich mit Belegen, schlagen Sie anderes vor und gehen Sie vorher zur Arbeitsberatung oder zum Anwalt.',
    dependsOn: 'Ihr Vertrag und wie hart der Umzug ist',
  },
}
