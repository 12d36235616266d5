/** Questions about the bond for a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_FR: Words = {
  'au.ask.deposit': {
    says: 'Votre caution (bond) est à l’office de votre État, pas chez le bailleur. Réclamez-la là-bas vous-même, si possible aujourd’hui. Si le bailleur la demande d’abord, répondez à l’avis dans le délai (14 jours en Nouvelle-Galles du Sud et au Queensland), sinon il l’obtient. C’est au bailleur de prouver la perte. L’usure normale n’est pas à votre charge. Servez-vous de l’état des lieux et de photos. Sinon le tribunal décide.',
  },
  'au.ask.bond-nsw': {
    says: 'En Nouvelle-Galles du Sud, le propriétaire a 14 jours pour répondre à votre demande de caution (bond). Le tribunal (NCAT) décide des litiges.',
  },
  'au.ask.bond-vic': {
    says: 'Dans le Victoria, la RTBA garde la caution (bond). Si vous n’êtes pas d’accord, le propriétaire doit la demander à VCAT dans les 14 jours, ou vous la récupérez.',
  },
  'au.ask.bond-qld': {
    says: 'Dans le Queensland, la RTA garde la caution (bond). Vous avez 14 jours pour contester une demande sur elle.',
  },
  'au.ask.bond-wa': {
    says: 'En Australie-Occidentale, le Bond Administrator garde la caution (bond). Si vous n’êtes pas d’accord, le Commissioner for Consumer Protection décide. Vous pouvez porter sa décision devant la Magistrates Court dans les sept jours.',
  },
  'au.ask.bond-sa': {
    says: 'En Australie-Méridionale, Consumer and Business Services garde la caution (bond). Si vous n’êtes pas d’accord, SACAT décide.',
  },
  'au.ask.bond-tas': {
    says: 'En Tasmanie, la Rental Deposit Authority garde la caution (bond) (MyBond). Vous pouvez y contester gratuitement une demande.',
  },
  'au.ask.bond-act': {
    says: 'Dans l’ACT, un bureau public (Rental Bonds) garde la caution (bond). Si vous n’êtes pas d’accord, ACAT décide.',
  },
  'au.ask.bond-nt': {
    says: 'Dans le Territoire du Nord, le propriétaire garde la caution (bond) pour vous (in trust). Il doit dire par écrit ce qu’il retient et pourquoi, et NTCAT décide des litiges.',
  },
  'au.ask.bond-cleaner-nsw': {
    says: 'En Nouvelle-Galles du Sud, aucun bail ne peut vous imposer un nettoyeur précis, ni un nettoyage professionnel des tapis. Vous rendez le logement comme vous l’avez reçu, hors usure normale.',
  },
  'au.ask.cleaner-nsw': {
    says: 'Un bail en Nouvelle-Galles du Sud ne peut pas vous imposer un nettoyeur précis, ni de payer une firme pour les tapis. Vous rendez le logement aussi propre que reçu, hors usure normale. Demandez vous-même la caution (bond) en ligne : le bailleur a alors 14 jours pour saisir le tribunal (NCAT). Envoyez l’état des lieux d’entrée et vos photos.',
  },
}
