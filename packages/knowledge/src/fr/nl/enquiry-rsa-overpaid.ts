/** Questions about RSA that is claimed back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RSA_OVERPAID_NL: Words = {
  'fr.ask-debt.rsa-overpaid': {
    says: 'Schrijf binnen twee maanden naar de voorzitter van de departementsraad (conseil départemental), met redenen en bewijs. Zolang dat loopt mag men het RSA niet terugnemen: vraag in de brief dat de inhoudingen stoppen. Na een nee, of twee maanden stilte, hebt u twee maanden voor de bestuursrechter. Klopt de som, vraag dan kwijtschelding (remise de dette).',
  },
}
