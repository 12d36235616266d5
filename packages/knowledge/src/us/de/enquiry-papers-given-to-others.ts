/** Questions about court papers given to someone else: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_GIVEN_TO_OTHERS_DE: Words = {
  'us.fact.served-on-relative': {
    says: 'In den meisten Staaten dürfen Papiere bei Ihnen zu Hause einer erwachsenen Person gegeben werden, die dort lebt. Die Frist läuft dann: reichen Sie jetzt eine Antwort ein. Gingen sie an eine alte Adresse oder an jemanden, der nicht bei Ihnen wohnt, sagen Sie es im ersten Schreiben ans Gericht, sonst verlieren Sie diesen Punkt. Kam ein Urteil ohne Ihr Wissen, beantragen Sie sofort die Aufhebung. Legal aid hilft kostenlos.',
  },
}
