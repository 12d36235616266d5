/** The Dutch words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_NL: Words = {
  'us.fact.assistance-animal': {
    says: 'Meestal moet het mogen, zonder huisdierkosten, als u een handicap hebt en het dier daarbij helpt. Vraag schriftelijk met een brief van wie u behandelt; een gekocht onlinecertificaat volstaat vaak niet. Echte schade betaalt u. Bij nee: klaag binnen een jaar bij uw staat of HUD. Kleine huizen waar de eigenaar woont kunnen erbuiten vallen.',
  },
  'us.fact.abuse-lease': {
    says: 'Uw veiligheid gaat voor: bij gevaar bel 911 of de hulplijn 1-800-799-7233. De meeste staten laten een slachtoffer van geweld de huur eerder beëindigen, met een brief en een papier zoals een beschermingsbevel of politierapport. In Illinois mag de brief tot drie dagen na vertrek komen. U bent meestal alleen tot dan huur schuldig. Vraag ook nieuwe sloten.',
  },
}
