/** A copy of your own data, and answers that refuse it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_FR: Words = {
  'gb.data-copy.wants': { says: "On répond à votre demande d'une copie de vos données." },
  'gb.data-copy.right-copy': {
    says: "Vous pouvez avoir une copie gratuite de vos données sous un mois, ou trois si c'est complexe. On peut cacher les autres personnes, mais doit donner le reste.",
  },
  'gb.data-copy.step': {
    says: "Répondez : sur quelle règle s'appuient-ils ? Demandez tout ce qui ne touche pas d'autres personnes. Plaignez-vous ensuite gratuitement à l'Information Commissioner's Office. Un tribunal peut aussi l'ordonner.",
  },
  'gb.data-copy.answer': {
    says: "Ils doivent répondre sous un mois, ou trois si c'est complexe. Relancez par écrit. Plaignez-vous ensuite gratuitement à l'Information Commissioner's Office.",
  },
  'gb.data-copy.answer-health-records': {
    says: 'Vous pouvez voir votre dossier médical et en avoir une copie, gratuitement et sans motif. En Angleterre, regardez d’abord l’application NHS. Ou demandez au cabinet ou à l’hôpital, par écrit ou de vive voix. Ils ont un mois, trois si c’est complexe. Ils peuvent retirer ce qui ferait un tort grave ou concerne d’autres personnes. Ils ne font payer que des demandes abusives ou répétées. En cas de refus, plainte gratuite à l’Information Commissioner’s Office.',
  },
}
