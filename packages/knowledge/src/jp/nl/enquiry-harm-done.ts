/** The Dutch words of the rows in ../enquiry-harm-done.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_DONE_NL: Words = {
  'jp.ask.harm-done': {
    says: 'U bent de schade schuldig die door uw schuld ontstond, min het deel dat de schuld van de ander is. Meld een ongeluk bij de politie. Vraag papieren van de arts en bonnen, en teken niet meteen. Zoek een verzekering: aansprakelijkheid (個人賠償責任保険) zit vaak in de huis-, auto-, kaart- of fietsverzekering, ook van uw familie.',
  },
}
