/** The French words of the rows in ../bailiff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'de.bailiff.want': {
    says: 'Un huissier (Gerichtsvollzieher) vous demande de payer une dette pour laquelle il y a un titre.',
  },
  'de.bailiff.want-statement': {
    says: 'Payez dans les deux semaines, ou venez au rendez-vous et listez vos biens et revenus (Vermögensauskunft).',
  },
  'de.bailiff.want-public': {
    says: 'Un office public veut de l’argent qu’il dit dû par vous. Il peut exécuter sa propre décision sans tribunal.',
  },
  'de.bailiff.who': {
    says: 'Le Gerichtsvollzieher est un agent de l’État qui agit pour le créancier. Il doit aussi chercher une voie à l’amiable.',
  },
  'de.bailiff.who-public': {
    says: 'C’est le service d’exécution d’un office public. Ses agents ont des pouvoirs comme un huissier.',
  },
  'de.bailiff.reality': {
    says: 'C’est sérieux, mais vous pouvez encore convenir d’un étalement avec l’huissier. Un plan arrête l’exécution.',
  },
  'de.bailiff.reality-public': {
    says: 'Appelez l’office nommé dans la lettre avant la date. Les offices acceptent souvent un étalement si vous montrez votre budget.',
  },
  'de.bailiff.rights': {
    says: 'Ce qu’il faut pour vivre et travailler est protégé : les choses de base, une part du salaire et un compte protégé.',
  },
  'de.bailiff.not-yet-search': {
    says: 'L’huissier ne peut pas fouiller votre logement contre votre gré sans l’ordre d’un juge.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'L’agent de l’office ne peut pas fouiller votre logement contre votre gré sans l’ordre d’un juge.',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'On n’est pas arrêté pour dettes. Un mandat ne vient que si vous manquez le rendez-vous sans raison ou refusez de répondre.',
  },
  'de.bailiff.know-month': {
    says: 'La banque doit attendre un mois avant de verser l’argent saisi. Un P-Konto fait dans ce mois protège dès le début.',
    learnMore:
      'Écrivez à la banque : « Bitte führen Sie mein Konto als P-Konto » (tenez mon compte comme P-Konto). Elle doit le faire dès le quatrième jour ouvré.',
  },
  'de.bailiff.know-register': {
    says: 'Si vous ne pouvez pas payer ou refusez, vous entrez pour trois ans au registre des débiteurs. Payer tout efface l’inscription plus tôt.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Deux semaines doivent passer entre la demande de payer et votre déclaration de biens.',
    action: 'Payer, ou convenir d’un étalement avec l’huissier',
    consequence: 'Vous devez ensuite venir au rendez-vous et lister vos biens.',
  },
  'de.bailiff.deadline-account': {
    says: 'Un P-Konto fait dans le mois après la saisie reçue par la banque protège l’argent déjà bloqué. Le jour indiqué laisse du temps pour la poste.',
    action: 'Faire transformer votre compte en compte protégé (P-Konto)',
    consequence: 'La banque verse l’argent saisi au créancier.',
  },
  'de.bailiff.deadline-clearing': {
    says: 'Une demande de protection contre l’expulsion doit venir au moins deux semaines avant le jour de l’expulsion.',
    action: 'Demander au tribunal d’exécution d’arrêter ou de reporter l’expulsion (§ 765a ZPO)',
    consequence:
      'Une demande plus tardive ne compte que si les raisons sont nées après ou si vous étiez empêché.',
  },
  'de.bailiff.step-call': {
    says: 'Appelez l’huissier avant la date. Donnez une somme que vous pouvez vraiment payer par mois.',
  },
  'de.bailiff.step-call-public': {
    says: 'Appelez l’office avant la date. Demandez un étalement ou un délai, et confirmez par écrit.',
  },
  'de.bailiff.step-account': {
    says: 'Transformez aujourd’hui votre compte en P-Konto. Au moins 1 590 € par mois n’y sont alors pas saisissables.',
  },
  'de.bailiff.step-certificate': {
    says: 'Des enfants, un conjoint à charge ou des allocations familiales ? Prenez un certificat dans un conseil en dettes, pour protéger plus.',
  },
  'de.bailiff.step-attend': {
    says: 'Allez au rendez-vous. Si vous êtes malade, envoyez une preuve avant. Le manquer peut amener un mandat.',
  },
  'de.bailiff.step-title': {
    says: 'Demandez à voir le titre et le détail de la somme. Si vous n’avez jamais reçu les papiers du tribunal, voyez tout de suite un avocat.',
  },
  'de.bailiff.step-title-public': {
    says: 'Demandez la décision (Bescheid) sur laquelle cela repose. Si vous ne l’avez jamais reçue ou l’avez contestée, dites-le maintenant par écrit.',
  },
  'de.bailiff.step-wrong-way': {
    says: 'Une chose protégée a été saisie ? Réclamez au tribunal d’exécution (Erinnerung). C’est sans frais de tribunal.',
  },
  'de.bailiff.step-plan': {
    says: 'Proposez un plan qui finit en douze mois. Deux semaines de retard y mettent fin.',
  },
  'de.bailiff.step-many': {
    says: 'Plus de dettes que vous ne pouvez payer ? La faillite personnelle vous libère après trois ans. Un conseil gratuit la prépare.',
  },
  'de.bailiff.step-clearing': {
    says: 'Un jour d’expulsion est fixé. Allez aujourd’hui au service logement de votre ville (Wohnungssicherung) et chez un avocat.',
  },
  'de.bailiff.option-plan': {
    title: 'Convenir d’un plan avec l’huissier',
    says: 'Montrez vos revenus et dépenses, et proposez des sommes fixes à jours fixes.',
    cost: 'La dette et les frais de l’huissier.',
    time: 'Un appel, avant la date.',
    risk: 'Le créancier peut dire non. Deux semaines de retard finissent le plan.',
    bestFor: 'Vous pouvez tout payer en un an.',
  },
  'de.bailiff.option-plan-public': {
    title: 'Demander un étalement à l’office',
    says: 'Expliquez votre budget et proposez une somme par mois. Demandez une réponse écrite.',
    cost: 'La dette, parfois des intérêts.',
    time: 'Un appel et une lettre.',
    risk: 'Tant qu’il n’accepte pas, il peut continuer.',
    bestFor: 'La décision est juste, l’argent manque.',
  },
  'de.bailiff.option-protect': {
    title: 'Protéger votre compte et votre salaire',
    says: 'Demandez un P-Konto et apportez des certificats pour enfants et prestations.',
    cost: 'Gratuit à la banque. Les certificats peuvent coûter un peu.',
    time: 'Quatre jours ouvrés.',
    risk: 'Un P-Konto n’a pas de découvert.',
    bestFor: 'Votre revenu est petit ou votre compte est saisi.',
  },
  'de.bailiff.option-court': {
    title: 'S’adresser au tribunal d’exécution',
    says: 'Dites au tribunal local ce qui est faux dans la saisie et envoyez des preuves.',
    cost: 'Souvent gratuit, ou de petits frais.',
    time: 'Tout de suite.',
    risk: 'La protection pour grande dureté (§ 765a) est pour des cas rares.',
    bestFor: 'La mauvaise personne, la mauvaise chose ou une vraie dureté.',
  },
  'de.bailiff.option-help': {
    title: 'Voir maintenant un conseiller en dettes',
    says: 'Un conseiller certifie vos sommes protégées et parle aux créanciers.',
    cost: 'Gratuit.',
    time: 'Appelez aujourd’hui.',
    risk: 'Des listes d’attente. Dites qu’il y a une date d’exécution.',
    bestFor: 'Plusieurs dettes, ou peur de perdre compte ou logement.',
  },
  'de.bailiff.right-income': {
    says: 'Jusqu’au 30 juin 2027, au moins 1 587,40 € de votre salaire net sont protégés chaque mois. La première personne à charge ajoute 597,42 €.',
  },
  'de.bailiff.right-account': {
    says: 'Sur un P-Konto, au moins 1 590 € par mois restent libres. Ce que vous n’utilisez pas est gardé trois mois de plus.',
  },
  'de.bailiff.right-things': {
    says: 'Les choses d’un foyer modeste, du travail et de la santé ne peuvent pas être saisies. Souvent, une voiture nécessaire au travail compte aussi.',
  },
  'de.bailiff.right-home': {
    says: 'Vous pouvez refuser une fouille de votre logement tant que l’huissier ne montre pas l’ordre d’un juge.',
  },
  'de.bailiff.right-night': {
    says: 'Dans les logements, rien ne se fait entre 21 h et 6 h, ni le dimanche et les jours fériés, sans ordre spécial.',
  },
  'de.bailiff.right-hardship': {
    says: 'Dans de rares cas de grande dureté, comme un danger de mort, le tribunal peut arrêter une mesure.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'La moitié des heures supplémentaires, la prime de vacances et une part de la prime de Noël sont insaisissables.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Votre employeur apprend une saisie du salaire et doit répondre au créancier. Une seule saisie ne suffit presque jamais pour vous licencier.',
  },
  'de.bailiff.warn-false': {
    says: 'Dites toute la vérité dans la déclaration de biens. Une fausse déclaration est un délit.',
  },
  'de.bailiff.warn-credit': {
    says: 'Faites verser votre salaire seulement sur le compte protégé. Vous ne pouvez avoir qu’un P-Konto.',
  },
  'de.bailiff.warn-eviction': {
    says: 'Vous pouvez perdre votre logement à un jour fixe. Faites agir maintenant un avocat et le service logement de la ville.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Si tout ce que vous avez est protégé, l’huissier ne peut que le noter. Le créancier ne reçoit alors rien pour l’instant.',
    actionable: 'Apportez au rendez-vous les preuves de revenus, loyer et famille.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Un certificat pour votre P-Konto peut élever la somme protégée de centaines d’euros.',
    risk: 'Il faut le renouveler quand il expire.',
    notWhen: 'Vous vivez seul, sans personne à charge ni allocations familiales.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'S’il n’arrive que de l’argent protégé, le tribunal peut libérer votre compte jusqu’à douze mois.',
    risk: 'Vous devez prouver les six derniers mois.',
    notWhen: 'Vous recevez parfois plus que la somme protégée.',
  },
  'de.bailiff.myth-everything': {
    says: 'L’huissier ne peut pas prendre ce qu’il faut pour un logement modeste, comme lit, frigo, lave-linge ou une télé normale.',
  },
  'de.bailiff.change-limits': {
    says: 'Les sommes insaisissables ont augmenté le 1er juillet 2026.',
    was: 'Jusqu’au 30 juin 2026, la somme de base protégée était de 1 555,00 € par mois.',
    is: 'Depuis le 1er juillet 2026, elle est de 1 587,40 € par mois.',
  },
  'de.bailiff.account-want': {
    says: 'Votre compte ou un autre argent est saisi pour un créancier. La banque doit le garder et ne peut pas vous payer pour l’instant.',
  },
  'de.bailiff.account-who': {
    says: 'La banque fait seulement ce que dit l’ordre. L’argent va au créancier qui y est nommé.',
  },
  'de.bailiff.account-reality': {
    says: 'Vous pouvez vite récupérer l’accès à votre argent. Un P-Konto libère la somme de base chaque mois, même pour l’argent déjà bloqué.',
  },
  'de.bailiff.account-step': {
    says: 'Allez aujourd’hui à votre banque et demandez par écrit un P-Konto. Prenez les preuves pour enfants et prestations.',
  },
  'de.bailiff.account-option': {
    title: 'S’entendre avec le créancier',
    says: 'Proposez un étalement si le créancier suspend la saisie (ruhend stellen).',
    cost: 'La dette en plusieurs fois.',
    time: 'Quelques jours.',
    risk: 'Le créancier choisit. Demandez un écrit.',
    bestFor: 'Vous pouvez payer une somme fixe par mois.',
  },
}
