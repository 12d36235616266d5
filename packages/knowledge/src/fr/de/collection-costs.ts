/** Costs that a collector adds to a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_COSTS_WORDS: Words = {
  'fr.debt.step-no-extra': {
    says: 'Zahlen Sie nur die Schuld selbst und die Zinsen, die der Vertrag erlaubt. Streichen Sie die Inkassokosten.',
  },
  'fr.debt.right-no-costs': {
    says: 'Inkassokosten ohne Gerichtsentscheidung trägt der Gläubiger, nicht Sie. Eine Klausel, die etwas anderes sagt, gilt nicht.',
  },
  'fr.debt.insight-fees': {
    says: 'Der Brief rechnet Kosten dazu. Ohne Gerichtsentscheidung müssen Sie solche Kosten nicht zahlen.',
    actionable:
      "Verlangen Sie, dass man nur die Schuld fordert. Nennen Sie Artikel L. 111-8 des Vollstreckungsgesetzbuchs (code des procédures civiles d'exécution).",
  },
  'fr.debt.charge-collection': {
    name: 'Inkassokosten ohne Gerichtsentscheidung',
    says: 'Vor einer Gerichtsentscheidung schulden Sie keine Inkassokosten.',
  },
  'fr.debt.element-law': {
    name: 'Der Wortlaut von Artikel L. 111-8 zu den Kosten',
    says: 'Ein Inkassobüro muss die Regel abdrucken, dass der Gläubiger die Kosten trägt.',
    ifMissing:
      'Wir sehen Artikel L. 111-8 nicht. Erinnern Sie daran, dass Sie die Kosten nicht tragen.',
  },
}
