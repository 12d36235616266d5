/** Questions about an owner who needs the home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_NEEDS_HOME_DE: Words = {
  'it.ask.landlord-needs-home': {
    dependsOn: 'wann Ihr Vertrag endet',
    says: 'Nur zum Ende der ersten vier Jahre (drei beim vereinbarten Mietvertrag), mit sechs Monaten Frist und dem Grund, meist per Einschreiben. Bedarf für ein Kind ist so ein Grund. Mitten im Vertrag wirkt es nicht, mündlich meist auch nicht: bleiben und zahlen. Wird die Wohnung nicht binnen zwölf Monaten so genutzt, können Sie 36 Monatsmieten oder die Rückkehr verlangen. Nur ein Richter kann räumen lassen.',
  },
}
