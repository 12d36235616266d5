/** Questions about vouchers, veterans, juries, forgiven loans and medical records: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICES_FR: Words = {
  'us.ask-life.voucher': {
    says: 'Demandez l’audience par écrit au plus tard le jour indiqué dans la lettre, et demandez à voir votre dossier. Votre aide devrait le plus souvent continuer jusqu’à l’audience.',
  },
  'us.ask-life.va-decision': {
    says: 'Vous avez un an. Envoyez de nouvelles preuves (supplemental claim), demandez un examen à un niveau plus haut (higher-level review), ou allez au Board. Une organisation de vétérans aide gratuitement.',
  },
  'us.ask-life.jury': {
    says: 'Répondez au plus tard à la date indiquée. Vous pouvez le plus souvent repousser une fois, ou demander d’être dispensé pour difficultés ou pour soins à quelqu’un. Votre employeur ne peut pas vous renvoyer parce que vous y allez.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Des prêts fédéraux peuvent être effacés après dix ans de service public, pour un handicap durable, ou quand l’école a fermé. Demandez gratuitement sur studentaid.gov. Les prêts privés, le plus souvent non.',
    dependsOn: 'le type de prêt et de travail',
  },
  'us.ask-life.medical-records': {
    says: 'Vous pouvez avoir votre dossier médical, le plus souvent en 30 jours et pour des frais justes. Ils ne peuvent pas le retenir à cause d’une facture impayée. Plaignez-vous au HHS Office for Civil Rights.',
  },
}
