/** Questions about parental authority after a divorce: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_FR: Words = {
  'jp.ask.joint-custody': {
    says: 'Non, ce n’est jamais automatique. Depuis avril 2026, les parents choisissent l’un ou les deux. Sans accord, le tribunal de la famille décide selon le bien de l’enfant. S’il y a violence, abus ou risque, ou s’il juge trop difficile de décider ensemble, il doit donner le droit à un seul. Donnez-lui le dossier de police et les papiers du médecin, et demandez le secret de l’adresse. Pension et contact se décident à part.',
  },
  'jp.ask.sole-stays': {
    says: 'Non. Un divorce d’avant avril 2026 garde l’autorité d’un seul ; rien ne change tout seul. L’autre parent peut demander l’autorité commune au tribunal de la famille. Il regarde le bien de l’enfant et refuse en cas de violence ou de risque. D’ici là, qui a l’autorité décide de l’école et du reste. Répondez à temps au tribunal. La pension reste due.',
  },
}
