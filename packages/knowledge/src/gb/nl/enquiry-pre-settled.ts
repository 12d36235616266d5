/** Questions about pre-settled status that runs out: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_NL: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Pre-settled status wordt voor het einde vanzelf verlengd, en u verliest die niet alleen omdat u niet opnieuw aanvroeg. Log in op uw UKVI-account, controleer datum en gegevens, en geef uw werkgever een share code. Vraag na vijf jaar hier gratis settled status aan. Lange tijd in het buitenland kan rechten beëindigen; vraag dan advies.',
  },
  'gb.ask-immigration.waiting-work': {
    says: 'Hebt u de aanvraag gedaan voordat het visum afliep? Dan lopen uw rechten door, ook om te werken, tot er is beslist (section 3C leave). Laat uw baas de gedateerde e-mail en een share code zien. Of de baas vraagt de Employer Checking Service: diens ja beschermt hem zes maanden. Reis niet buiten het VK en Ierland: dat beëindigt de aanvraag. Te laat? Dan mag u misschien niet werken: vraag vandaag een erkende adviseur.',
  },
  'gb.ask-immigration.parted': {
    says: 'Uw visum hangt aan de relatie. Daarom moet u het Home Office meestal zeggen dat u uit elkaar bent, en het kan het visum inkorten. Vraag meteen advies, voor het eindigt: een kind, werk of lange jaren hier kunnen een ander verblijf geven. Wie voor het einde aanvraagt, mag meestal blijven tot de beslissing. Was er geweld of dwang? Dan kunt u vragen voorgoed te blijven: 0808 2000 247, gratis.',
  },
}
