/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_NL: Words = {
  'gb.ask-consumer.refund-time': {
    says: 'Bij een fout heeft de verkoper 14 dagen vanaf de dag dat hij ja zegt. Bij een geannuleerde online bestelling heeft hij 14 dagen vanaf ontvangst van de spullen, of van uw bewijs van verzending.',
    dependsOn: 'waarom u geld terugkrijgt',
  },
  'gb.ask-consumer.voucher': {
    says: 'Is er een fout, dan hoeft u geen tegoedbon te nemen. Geld terug moet komen zoals u betaalde. Veranderde u alleen van gedachten in een winkel, dan beslissen de regels van de winkel.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Een verloren bon, een ontbrekende doos of een bord “no refunds” beëindigt uw rechten bij fouten niet. Laat een bewijs zien, zoals een bankafschrift. Uitverkoop geeft dezelfde rechten, maar niet voor fouten die u zijn getoond.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Is er een fout, dan betaalt de verkoper het terugsturen. Veranderde u van gedachten bij een online bestelling, dan moet u misschien betalen, als ze dat vooraf zeiden. De gewone bezorgkosten moeten ze wel terugbetalen.',
    dependsOn: 'of er een fout is of u van gedachten veranderde',
  },
}
