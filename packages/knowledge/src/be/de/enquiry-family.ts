/** Questions about divorce and maintenance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'be.ask.divorce': {
    says: 'Sie können sich einvernehmlich scheiden lassen oder das Familiengericht anrufen. Es kann schnell entscheiden, wer in der Wohnung bleibt, wo die Kinder leben und wer was zahlt. Behalten Sie Kopien. Ein kostenloser Anwalt oder Mediator kann helfen.',
  },
  'be.ask.contact-refused': {
    says: 'Ein Urteil über den Aufenthalt der Kinder bindet beide Eltern. Notieren Sie jedes Datum, bewahren Sie die Nachrichten auf und lassen Sie es jedes Mal von der Polizei aufnehmen. Das Familiengericht bleibt zuständig: Ein einfacher Brief an die Kanzlei (greffe, griffie) bringt die Sache zurück. Es kann eine Summe für jedes Mal festsetzen (astreinte, dwangsom) oder den Aufenthalt ändern. Versuchen Sie auch eine Familienmediation. Zahlen Sie den Unterhalt weiter.',
  },
  'be.ask.violence': {
    says: 'Bei Gefahr rufen Sie 112 an. Hilfe gibt 0800 30 030 auf Französisch, kostenlos und rund um die Uhr, oder 1712 auf Niederländisch, kostenlos. Der Staatsanwalt kann die gewalttätige Person sofort bis zu 14 Tage ausweisen und den Kontakt verbieten. Das Familiengericht kann das um bis zu drei Monate verlängern. Zeigen Sie es an, gehen Sie zum Arzt, behalten Sie Fotos. Mit wenig Geld ist der Anwalt frei (pro deo).',
  },
}
