/** What can still be done about other penalties, credit and cover when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OTHER_PENALTIES_FR: Words = {
  'gb.late.fare-step': {
    says: 'Les 21 jours semblent passés. La pénalité est fausse ? Envoyez l’appel aujourd’hui et dites pourquoi il est tardif : le panel peut donner plus de temps. Elle est juste ? Appelez la compagnie et payez avant que les frais montent.',
  },
  'gb.late.school-step': {
    says: 'Les 28 jours semblent passés : le council doit maintenant aller au tribunal ou retirer l’avis. Appelez aujourd’hui et demandez lequel. S’il est faux, envoyez des preuves. Répondez à un papier du tribunal avant son jour.',
  },
  'gb.late.litter-step': {
    says: 'Les jours semblent passés : le council peut aller au magistrates’ court. Appelez aujourd’hui et demandez si vous pouvez encore payer. Ce n’était pas vous ? Envoyez des preuves, et répondez à un papier du tribunal avant son jour.',
  },
  'gb.late.untaxed-step': {
    says: 'Taxez le véhicule ou déclarez-le hors route (SORN) aujourd’hui. Puis appelez la DVLA : payez ce qu’elle demande maintenant, ou envoyez vos preuves. Une pénalité impayée peut aller au recouvrement.',
  },
  'gb.late.pcn-certificate-want': {
    says: 'La moitié s’y est ajoutée. Les 14 jours semblent passés : ils ont peut-être demandé au tribunal d’enregistrer la dette.',
  },
  'gb.late.default-want': {
    says: 'Le prêteur peut maintenant mettre fin au contrat et demander tout. Pour le salaire ou des bailiffs, il lui faut encore d’abord un tribunal.',
  },
  'gb.late.default-step': {
    says: 'Le jour de l’avis est passé. Appelez aujourd’hui le prêteur et demandez si le contrat est fini. Offrez ce que vous pouvez payer. Vous pouvez encore demander une time order au tribunal.',
  },
  'gb.late.policy-step': {
    says: 'Le jour de la lettre est passé : vous n’êtes peut-être plus couvert. Demandez aujourd’hui à l’assureur, et une réponse écrite. D’ici là, ne conduisez pas avec ce contrat.',
  },
}
