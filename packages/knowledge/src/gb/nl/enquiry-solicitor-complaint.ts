/** Questions about one’s own solicitor: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT_NL: Words = {
  'gb.ask-legal.solicitor-complaint': {
    says: 'Klaag eerst schriftelijk bij het kantoor; dat heeft acht weken. Vraag een rekening met de werkzaamheden. Dan is de Legal Ombudsman gratis: binnen zes maanden na het laatste antwoord en een jaar na het probleem. Die kan de rekening verlagen en geld toekennen. Ook een rechter kan haar nakijken, liefst binnen een maand. Oneerlijkheid meldt u de SRA. U mag wisselen.',
  },
}
