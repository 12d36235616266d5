/** La mise en demeure : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ELEMENTS_FR: Words = {
  'gb.lbc.element-amount': {
    says: 'La lettre doit dire combien ils réclament.',
    name: 'La somme réclamée',
    ifMissing:
      'Nous ne voyons pas de somme claire. Demandez-la avant de répondre sur le formulaire.',
  },
  'gb.lbc.element-interest': {
    says: 'La lettre doit dire si des intérêts ou d’autres frais s’ajoutent encore.',
    name: 'Les intérêts ou frais qui s’ajoutent encore',
    ifMissing: 'Elle ne dit pas si la somme augmente encore. Demandez-le.',
  },
  'gb.lbc.element-agreement': {
    says: 'La lettre doit dire de quel contrat vient la dette, et que vous pouvez en demander une copie.',
    name: 'L’origine de la dette',
    ifMissing: 'Elle ne dit pas d’où vient la dette. Demandez le contrat et sa date.',
  },
  'gb.lbc.element-sold': {
    says: 'Si la dette a été vendue, la lettre doit nommer le premier prêteur. Elle doit dire quand et à qui elle a été vendue.',
    name: 'Le premier prêteur et la vente',
    ifMissing: 'Elle n’explique pas la vente. Demandez l’avis de la vente.',
  },
  'gb.lbc.element-statement': {
    says: 'Ils doivent envoyer un relevé à jour, ou le dernier avec ce qui a été ajouté depuis.',
    name: 'Un relevé du compte',
    ifMissing:
      'Nous ne voyons pas de relevé. Demandez-en un qui montre chaque frais et chaque paiement.',
  },
  'gb.lbc.element-how-to-pay': {
    says: 'La lettre doit dire comment payer et comment discuter des conditions de paiement.',
    name: 'Comment payer, et à qui parler des conditions',
    ifMissing: 'Elle ne dit pas comment payer ou discuter. Écrivez à l’adresse de la lettre.',
  },
  'gb.lbc.element-reply-form': {
    says: 'La lettre doit venir avec un formulaire de réponse (Reply Form) et une fiche d’information (Information Sheet).',
    name: 'Le formulaire de réponse (Reply Form) et la fiche d’information (Information Sheet)',
    ifMissing:
      'Nous ne voyons pas de formulaire de réponse. Regardez l’enveloppe, puis demandez-le. Vous pouvez utiliser le formulaire type du site de la justice.',
  },
  'gb.lbc.element-budget-form': {
    says: 'La lettre doit venir avec un formulaire de budget, appelé « Financial Statement ».',
    name: 'Le formulaire de budget (Financial Statement)',
    ifMissing:
      'Nous ne voyons pas de formulaire de budget. Pour offrir un plan, demandez-le ou faites votre propre liste.',
  },
  'gb.lbc.element-reply-address': {
    says: 'La lettre doit dire où envoyer le formulaire de réponse (Reply Form).',
    name: 'L’adresse où envoyer le formulaire de réponse (Reply Form)',
    ifMissing: 'Elle ne dit pas où envoyer le formulaire. Utilisez l’adresse en haut de la lettre.',
  },
}
