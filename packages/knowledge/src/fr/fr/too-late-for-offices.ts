/** What can still be done when the time to contest a fine, a tax or a benefit debt is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'fr.late.fine-reality': {
    says: 'Le délai pour payer ou contester cet avis est passé. Une amende forfaitaire majorée suit, et vous pouvez aussi la contester.',
  },
  'fr.late.fine-step': {
    says: 'Regardez aujourd’hui sur antai.gouv.fr si l’amende est majorée. Si oui, payez, ou contestez dans les 30 jours après l’envoi du nouvel avis.',
  },
  'fr.late.raised-reality': {
    says: 'Comptés depuis la date de l’avis, les 30 jours sont passés et le Trésor peut saisir. Vous pouvez encore lui demander un délai.',
  },
  'fr.late.raised-step': {
    says: 'Vous ne l’apprenez que maintenant ? Contestez aujourd’hui sur antai.gouv.fr ou en recommandé. Dites quand et comment vous l’avez su.',
  },
  'fr.late.raised-right': {
    says: 'Après les 30 jours, vous pouvez encore contester si rien ne montre que vous connaissiez l’amende. Une saisie ou un recommandé signé le montre.',
  },
  'fr.late.raised-moved': {
    says: 'Vous avez déménagé et elle est partie en recommandé à l’adresse de la carte grise ? Vous avez trois mois pour contester.',
  },
  'fr.late.raised-option': {
    says: 'Envoyez la réclamation motivée à l’officier du ministère public nommé dans l’avis. Si elle est admise, le titre est annulé.',
    title: 'Contester tard, si vous l’ignoriez',
    cost: 'Gratuit.',
    time: "Aujourd'hui.",
    risk: 'Si l’on peut montrer que vous saviez, c’est refusé.',
    bestFor: 'Vous avez déménagé, ou l’avis n’est jamais arrivé.',
  },
  'fr.late.tax-reality': {
    says: 'Le jour de paiement est passé, 10 % peuvent s’ajouter. Vous pouvez encore demander un plan et la remise de la majoration.',
  },
  'fr.late.tax-step': {
    says: 'Écrivez aujourd’hui dans votre espace impots.gouv.fr. Payez ce que vous pouvez, offrez des mensualités et demandez la remise de la majoration.',
  },
  'fr.late.proposal-reality': {
    says: 'Les 30 jours sont passés, vous êtes réputé d’accord. Vous pouvez encore réclamer contre l’impôt qui suit, mais c’est à vous de prouver l’erreur.',
  },
  'fr.late.proposal-step': {
    says: 'Envoyez aujourd’hui quand même votre réponse et vos preuves. Quand le nouvel avis arrive, faites une réclamation dans votre espace impots.gouv.fr.',
  },
  'fr.late.benefit-reality': {
    says: 'Comptés depuis la date de la lettre, les deux mois pour contester sont passés. Vous pouvez encore demander une remise ou de petites sommes.',
  },
  'fr.late.benefit-step': {
    says: 'Écrivez aujourd’hui pour demander une remise de dette ou de petites mensualités. Montrez revenus, loyer et famille. Dites aussi ce qui est faux.',
  },
  'fr.late.benefit-right': {
    says: 'La lettre ne dit pas comment et jusqu’à quand contester ? Les deux mois ne vous sont pas opposables. Contestez maintenant.',
  },
  'fr.late.constraint-want': {
    says: 'C’est une contrainte. Comptés depuis la date du papier, les 15 jours pour s’opposer sont passés : elle peut valoir jugement.',
  },
  'fr.late.constraint-step': {
    says: 'Trouvez le jour de la signification. Moins de 15 jours ? Faites opposition aujourd’hui au tribunal indiqué. Plus ? Demandez un plan ou une remise.',
  },
}
