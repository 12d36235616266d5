/** The Dutch words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_NL: Words = {
  'us.fact.assistance-animal': {
    says: 'Een getraind dier dat bij uw handicap helpt, moet meestal mogen, zonder kosten. Bij een niet getraind dier (emotional support) is dat minder zeker: sinds mei 2026 treedt HUD alleen voor getrainde dieren op. De wet bleef gelijk, en veel staten beschermen meer. Vraag schriftelijk met een brief van wie u behandelt. Bij nee: klaag bij uw staat en vraag legal aid.',
    dependsOn: 'of het dier getraind is, en uw staat',
  },
  'us.fact.abuse-lease': {
    says: 'Uw veiligheid gaat voor: bij gevaar bel 911 of de hulplijn 1-800-799-7233. De meeste staten laten een slachtoffer van geweld de huur eerder beëindigen, met een brief en een papier zoals een beschermingsbevel of politierapport. In Illinois mag de brief tot drie dagen na vertrek komen. U bent meestal alleen huur schuldig tot het eind van de opzegging. Vraag ook nieuwe sloten.',
  },
}
