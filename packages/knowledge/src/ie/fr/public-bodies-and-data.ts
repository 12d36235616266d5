/** French: copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_AND_DATA_FR: Words = {
  'ie.data-copy.right': {
    says: 'Vous pouvez avoir une copie gratuite de vos données sous un mois. Pour un cas difficile, ils ont deux mois de plus. Ils peuvent vérifier qui vous êtes, sans trop demander.',
  },
  'ie.data-copy.wants': { says: "On répond à votre demande d'une copie de vos données." },
  'ie.data-copy.step': {
    says: "Répondez : sur quelle règle s'appuient-ils ? Demandez tout ce qui ne touche pas d'autres personnes. Plaignez-vous ensuite gratuitement à la Data Protection Commission.",
  },
  'ie.board.wants': {
    says: "Quelqu'un dit que vous êtes responsable d'une blessure. Le Board demande s'il peut évaluer la demande.",
  },
  'ie.board.right-choice': {
    says: "Vous avez 90 jours pour accepter l'évaluation ou non. Accepter n'est pas avouer une faute. Le silence vaut oui.",
  },
  'ie.board.step': {
    says: "Envoyez la lettre aujourd'hui à votre assureur et n'avouez rien. Notez ce qui s'est passé, avec noms et photos.",
  },
  'ie.instalment.right-change': {
    says: "Si vous ne pouvez pas suivre, demandez au District Court de changer l'ordre de paiement (instalment order). La prison n'est que pour qui peut payer et refuse, après une audience avec aide d'un avocat.",
  },
  'ie.broadband.right-leave': {
    says: "Un contrat peut vous lier 24 mois au plus. Vous pouvez partir sans frais si le service reste bien en dessous de la promesse, ou s'ils changent les conditions.",
  },
  'ie.broadband.right-service': {
    says: "Le service doit être soigné et conforme à l'accord. Sinon, demandez qu'il soit corrigé, ou de l'argent.",
  },
  'ie.need.wants': {
    says: "La lettre parle de l'évaluation de vos besoins, ou de ceux de votre enfant, liés à un handicap.",
  },
  'ie.need.right-time': {
    says: "L'évaluation doit commencer sous trois mois après la demande et finir sous trois de plus. Sinon, vous pouvez vous plaindre.",
  },
  'ie.need.step': {
    says: 'Envoyez maintenant une plainte au service de la HSE (complaints officer). Vous pouvez ensuite faire appel, et le Circuit Court peut faire appliquer la décision.',
  },
  'ie.bully.right': {
    says: 'Votre employeur doit vous protéger du harcèlement et examiner une plainte. On ne peut pas vous punir pour cela. Plaignez-vous par écrit avant de partir.',
  },
  'ie.couple.right-share': {
    says: "Après cinq ans ensemble, ou deux avec un enfant, vous pouvez demander au tribunal une part ou une aide. Après un décès, agissez sous six mois après l'acte de succession.",
  },
  'ie.couple.answer': {
    says: "Sans testament, un partenaire non marié n'hérite de rien de lui-même. Après cinq ans ensemble, ou deux avec un enfant, vous pouvez demander une part au tribunal. Agissez sous six mois après l'acte de succession.",
  },
  'ie.work.right-short-service': {
    says: "Avec moins d'un an de poste, vous pouvez porter un litige à la Workplace Relations Commission. Son avis ne lie pas l'employeur. Un renvoi pour grossesse, discrimination ou signalement est interdit dès le premier jour.",
  },
}
