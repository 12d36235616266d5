/** Questions sur travail et logement, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_FR: Words = {
  'jp.ask.bullying': {
    says: 'Notez chaque jour, les mots et les témoins. Signalez-le par écrit au service de l’entreprise : il doit enquêter et ne peut pas vous punir. Sinon, allez au bureau du travail gratuit (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Les heures en plus se paient au moins 25 % de plus, même seulement tolérées. Gardez notes, mails et pointages. Réclamez par écrit, puis allez à l’inspection. Vous avez trois ans.',
  },
  'jp.ask.job-benefit': {
    says: 'Allez à Hello Work avec la fiche de départ (離職票). Si l’entreprise a rompu, cela commence après sept jours. Si vous êtes parti, il y a le plus souvent un mois de plus. Contestez-y un motif faux.',
  },
  'jp.ask.repairs': {
    says: 'Écrivez au bailleur ou au gérant, avec photos. Il doit réparer. Si une partie est inutilisable, le loyer baisse d’autant. Sans suite, vous pouvez faire réparer et demander le coût.',
  },
  'jp.ask.landlord-enters': {
    says: 'Pas sans votre accord, sauf urgence réelle comme un feu ou une fuite. Vous devez permettre les réparations nécessaires, à une heure convenue. Écrivez que vous refusez toute entrée sans avis. Si cela continue, appelez la police.',
  },
  'jp.ask.paid-leave': {
    says: 'Après six mois et 80 % de présence, vous avez des congés payés : dix jours à plein temps, moins à temps partiel. L’entreprise peut seulement déplacer le jour s’il gêne le travail, sans vous punir.',
  },
  'jp.ask.move-out-bill': {
    says: 'L’usure et l’âge ne sont pas à votre charge. Même pour un dégât, un papier peint ne vaut presque plus rien après six ans. Une clause de nettoyage vaut seulement si elle est claire et juste. Ne signez rien sur place. Demandez chaque poste et écrivez ce que vous refusez. Appelez le 188 ; jusqu’à 600 000 yens, un petit procès aide.',
  },
  'jp.ask.fired-by-message': {
    says: 'Un licenciement n’exige aucune forme, mais un motif juste et 30 jours de préavis ou de salaire. Demandez par écrit aujourd’hui : est-ce un licenciement, et pourquoi ? Écrivez que vous voulez travailler. Ne signez pas de démission. Gardez le message. Allez au conseil gratuit (総合労働相談コーナー).',
  },
  'jp.ask.fired-while-ill': {
    says: 'Si le travail vous a rendu malade ou blessé, on ne peut vous licencier pendant l’arrêt ni 30 jours après. Pour une maladie privée, la société doit d’abord suivre ses règles de congé (休職) et examiner le retour. Ne signez rien. Demandez motif et règles par écrit, avec certificat.',
  },
  'jp.ask.pregnant-fired': {
    says: 'On ne peut vous licencier ni vous traiter moins bien pour grossesse, naissance ou congé parental. Un licenciement pendant la grossesse ou dans l’année après la naissance est nul, sauf si la société prouve un autre motif. Ne signez rien. Notez ce qui est dit. Appelez le bureau du travail (雇用環境・均等部).',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Avant de partir, vous pouvez prendre tous les jours restants. La société ne peut ni les reporter après votre dernier jour ni refuser. Nommez les jours par écrit ou e-mail. Le reste est souvent perdu, car elle n’a pas à le payer. En cas de refus, allez à l’inspection du travail (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Avec l’assurance des salariés, vous avez une indemnité (傷病手当金) dès le quatrième jour. C’est environ deux tiers du salaire, jusqu’à un an et six mois en tout. Médecin et société remplissent le formulaire. Assuré un an, elle peut continuer après le départ. Si le travail vous a rendu malade, demandez 労災.',
  },
  'jp.ask.not-renewed': {
    says: 'Si vous avez été renouvelé plusieurs fois, ou pouviez y compter, il faut un motif juste pour arrêter. Écrivez aussitôt que vous voulez le renouvellement. Demandez le motif par écrit. Après plus de cinq ans en tout, vous pouvez demander un emploi sans fin. Allez au conseil gratuit du travail.',
  },
  'jp.ask.renewal-fee': {
    says: 'Vous la devez seulement si le bail la nomme clairement. La Cour suprême l’accepte si la somme n’est pas bien trop haute pour le loyer et la durée. Si le bail se tait, ou continue par la loi sans que la clause le couvre, vous ne devez rien. On ne peut vous expulser pour une question.',
  },
  'jp.ask.wage-deduction': {
    says: 'Le salaire se paie en entier. On ne retient que impôt, assurances et ce qu’un accord écrit du personnel permet. Une pénalité fixe pour départ ou erreur est nulle, et le plus souvent aussi une clause de frais de formation. Un vrai dommage par faute grave se partage au plus. Refusez par écrit et allez à l’inspection du travail.',
  },
  'jp.ask.care-leave': {
    says: 'Vous avez 93 jours de congé de soins (介護休業) par proche, en trois parts au plus. La société ne peut ni refuser ni punir. Dites-le par écrit deux semaines avant. L’assurance emploi paie environ 67 % du salaire. Il y a aussi cinq jours par an pour des soins courts (介護休暇).',
  },
  'jp.ask.employer-bankrupt': {
    says: 'L’État (未払賃金立替払制度) paie environ 80 % des salaires et indemnités dus, avec un plafond selon l’âge. Cela vaut en faillite, ou quand l’inspection constate l’arrêt. Vous devez être parti dans les deux ans dès six mois avant la demande. Demandez dans les deux ans.',
  },
  'jp.ask.work-injury': {
    says: 'Vous pouvez demander vous-même à l’inspection du travail, même si la société ne signe pas. Aussi à temps partiel. Tous les soins sont payés, et dès le quatrième jour environ 80 % du salaire. N’utilisez pas la carte santé ; dites au médecin que c’est le travail. La société ne peut vous licencier pour cela.',
  },
  'jp.ask.job-offer': {
    says: 'Une offre acceptée est déjà un contrat. On ne peut l’annuler que pour un motif juste, impossible à connaître avant. Demandez le motif par écrit et écrivez que vous voulez commencer. Vous pouvez réclamer l’emploi ou de l’argent. Étudiant, avertissez l’école et Hello Work.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Après une perte d’emploi ou de revenu, la ville peut payer le loyer (住居確保給付金) au bailleur, souvent trois mois, neuf au plus. Demandez au bureau d’aide (自立相談支援機関). Prévenez tôt le bailleur et proposez des parts. Un mois de retard suffit rarement, et nul ne peut vous expulser sans tribunal.',
  },
  'jp.ask.water-leak': {
    says: 'Prenez des photos et prévenez aussitôt la gérance, pour trouver la cause. Si la personne au-dessus fut négligente, elle doit votre dommage, souvent par son assurance. Un vieux tuyau : le propriétaire ou l’immeuble répond. Gardez objets mouillés et factures. Votre assurance incendie peut aussi payer.',
  },
}
