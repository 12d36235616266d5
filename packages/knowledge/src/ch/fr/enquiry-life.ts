/** Questions sur primes, achats, impôts, police et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_FR: Words = {
  'ch.ask.health-premium': {
    says: 'Demandez des acomptes à la caisse et un subside au canton. Les soins de base continuent. La caisse doit rappeler et donner 30 jours. Elle ne peut poursuivre que deux fois par an.',
  },
  'ch.ask.end-service': {
    says: 'Cherchez le délai dans les conditions et résiliez par recommandé. Un pur mandat se termine à tout moment. Une longue maladie ou un déménagement peut être un juste motif. Aucune loi n’interdit la reconduction tacite.',
  },
  'ch.ask.free-lawyer': {
    says: 'Beaucoup de cantons et d’ordres d’avocats donnent un bref conseil gratuit. Pour un procès, demandez l’assistance judiciaire au tribunal, avec preuves de revenus et charges, si la cause n’est pas sans espoir. Il faut parfois rembourser plus tard.',
  },
  'ch.ask.insurer': {
    says: 'Demandez par écrit quelle clause ils visent et envoyez des preuves. Puis saisissez l’ombudsman gratuit. En maladie, accident ou AI, demandez une décision et faites opposition en 30 jours. Les droits privés s’éteignent après cinq ans.',
  },
  'ch.ask.divorce': {
    says: 'Si vous êtes d’accord, déposez ensemble au tribunal. Sinon, vous pouvez agir seul après deux ans de séparation. Avant, un juge peut vite décider du logement, des enfants et de l’argent (protection de l’union conjugale).',
  },
  'ch.ask.cannot-pay': {
    says: 'Appelez tôt et proposez par écrit une somme mensuelle tenable. On n’est pas obligé d’accepter, mais souvent on accepte. Pas de nouveau crédit. Un conseil gratuit (dettes.ch, Caritas) peut faire un plan ou aider pour la faillite personnelle.',
  },
  'ch.ask.delivery': {
    says: 'Fixez par écrit un dernier délai juste. Sans livraison, annulez aussitôt et demandez votre argent. Payé par carte ? Demandez aussi un chargeback.',
  },
  'ch.ask.tax-cannot-pay': {
    says: 'Demandez un délai ou des acomptes avant l’échéance. En cas de vraie détresse, demandez une remise avant la poursuite. Joignez des preuves. Si l’impôt est faux, réclamez en 30 jours.',
  },
  'ch.ask.credit': {
    says: 'Un crédit privé se révoque par écrit dans les 14 jours. Plus tard, demandez vite des mensualités plus petites. Si la banque n’a pas vérifié vos moyens, dites-le à un conseiller : elle peut perdre les intérêts, ou plus.',
  },
  'ch.ask.police': {
    says: 'Comme prévenu, vous n’êtes pas obligé de répondre. Un avocat peut être là dès la première question. Dites-le d’abord. Pour un témoin, c’est différent : demandez votre rôle.',
  },
  'ch.ask.stay': {
    says: 'Agissez vite. Le délai de recours est souvent de 30 jours, et de cinq pour certains renvois. Il figure à la fin de la lettre. Voyez aujourd’hui un service juridique gratuit.',
  },
  'ch.ask.gym-ill': {
    says: 'Si vous ne pouvez plus vous entraîner longtemps, vous pouvez résilier avant terme pour juste motif. Envoyez en recommandé un certificat disant que vous ne pouvez pas et combien de temps. Pour une courte maladie, souvent seule une suspension. Lisez les conditions. Elles ne peuvent exclure un juste motif.',
  },
  'ch.ask.divorce-money': {
    says: 'Sans contrat, chacun garde ce qu’il avait avant ou a hérité ; ce que les deux ont épargné pendant le mariage est partagé par moitié. L’avoir du 2e pilier du mariage aussi. Une pension pour vous dépend du besoin et des moyens. Un juge peut fixer un paiement provisoire. Prenez conseil.',
  },
  'ch.ask.private-parking': {
    says: 'Un privé ne peut pas donner d’amende. Il peut demander ses vrais frais et doit les montrer. Une vraie amende ne vient que de l’autorité, où un panneau montre l’interdiction d’un juge, sur plainte dans les trois mois. Si vous aviez tort, une somme juste y met souvent fin.',
    dependsOn: 'le panneau sur place et les frais réels',
  },
  'ch.ask.violence': {
    says: 'En danger, appelez le 117. La police peut éloigner la personne tout de suite, pour des jours. Un juge peut interdire le contact et vous laisser le logement. L’aide aux victimes (LAVI) est gratuite, secrète et aide aussi avec argent, refuge et avocat. Voyez un médecin et gardez des photos. Les enfants sont protégés aussi.',
  },
  'ch.ask.contact': {
    says: 'Parent et enfant ont un droit de se voir, même si la pension est impayée. Écrivez, proposez des jours fixes et gardez des preuves. Puis demandez à l’autorité de protection de l’enfant (APEA), ou au juge du divorce, de fixer ou rappeler le droit. Elle peut nommer un curateur ou des visites accompagnées. Ne prenez pas l’enfant vous-même.',
  },
  'ch.ask.speeding': {
    says: 'Jusqu’à 15 km/h de trop en ville, 20 hors localité et 25 sur autoroute, c’est une amende d’ordre. Au-delà, il y a dénonciation. En ville, 16 à 20 donnent un avertissement, 21 à 24 au moins un mois de retrait, dès 25 au moins trois. Dix jours contre une ordonnance pénale. Dès 21, voyez un avocat.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Une banque peut le plus souvent clore un compte à tout moment ; voyez le délai dans ses conditions. Qui habite ici peut demander à PostFinance un compte de paiement en francs, même endetté. Elle ne refuse que pour motifs graves, comme le blanchiment. Ouvrez-le maintenant et donnez le nouveau numéro.',
  },
  'ch.ask.trade-bill': {
    says: 'Un prix ferme vaut, même si le travail fut plus dur. Avec un devis approximatif, vous payez souvent jusqu’à 10 % de plus environ. Au-delà, vous pouvez réduire ou vous retirer, si vous n’en êtes pas la cause. Sans prix, seul le coût juste est dû. Payez la part juste et contestez le reste par écrit.',
  },
  'ch.ask.phone-sale': {
    says: 'S’ils vous ont appelé ou sont venus à la porte et que cela coûte plus de 100 francs, révoquez dans les 14 jours. Le délai court dès le contrat et l’information sur ce droit. Envoyez-le par écrit, au mieux recommandé. Cela ne vaut pas si vous avez appelé, ni aux foires. Pour les assurances, une autre loi donne les mêmes 14 jours.',
  },
  'ch.ask.my-picture': {
    says: 'Vous décidez de votre image. Gardez des captures avec jour et adresse. Demandez par écrit à la personne et à la plateforme de retirer, avec une date. Un juge peut l’ordonner vite, et de l’argent. Images intimes, menaces ou chantage sont des délits : allez à la police et ne payez jamais.',
  },
  'ch.ask.used-car': {
    says: 'Écrivez tout de suite au vendeur et nommez le défaut : la loi veut que vous vérifiiez et annonciez vite. Vous pouvez demander une baisse du prix ou votre argent. Beaucoup de contrats l’excluent. Cela n’aide pas un vendeur qui a caché un défaut exprès.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'vos primes impayées',
    says: 'Vous pouvez changer pour la nouvelle année si votre lettre arrive d’ici au 30 novembre. Si vous devez des primes, des participations ou des frais, il faut d’abord tout payer. Chaque caisse doit vous prendre pour l’assurance de base.',
  },
  'ch.ask.my-data': {
    says: 'Demandez par écrit à l’entreprise quelles données elle a sur vous, avec copie de votre pièce d’identité. Elle doit répondre en 30 jours, le plus souvent gratuitement. Vous pouvez faire corriger ce qui est faux ou effacer ce qui est inutile. Si elle refuse, allez au tribunal civil ; le PFPDT conseille.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'ce que dit la police',
    says: 'Cherchez dans la police la fin et le délai, souvent trois mois avant. Un contrat de plus de trois ans peut être résilié pour la fin de la troisième année et de chaque année suivante. Après un sinistre payé ou une hausse de prime, c’est souvent possible aussi. Écrivez et gardez la preuve.',
  },
  'ch.ask.tax-object': {
    says: 'Faites une réclamation écrite dans les 30 jours après la décision. C’est gratuit. Dites ce qui est faux et joignez des preuves. Si l’office a seulement estimé faute de déclaration, envoyez-la maintenant au complet : vous devez montrer que l’estimation est clairement fausse.',
  },
  'ch.ask.sublet': {
    says: 'Oui, si vous demandez d’abord au bailleur, par écrit, avec les conditions. Il ne peut refuser que si vous cachez les conditions, demandez bien trop ou lui causez un vrai tort. Vous restez responsable du loyer et des dégâts.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'son âge',
    says: 'Il se prescrit après 20 ans, et aucun intérêt ne court. D’ici là, le créancier peut revenir si vous gagnez plus. Vous pouvez offrir une somme plus petite pour solde : beaucoup acceptent. Reprenez l’acte et faites-le radier du registre.',
  },
  'ch.ask.sue': {
    says: 'Allez d’abord à l’autorité de conciliation du domicile de l’autre partie ; pour un bail, du lieu du logement. Une courte lettre ou un formulaire suffit, sans avocat. C’est gratuit pour le bail et le travail jusqu’à 30 000 francs. Sans accord, vous recevez l’autorisation d’aller au tribunal.',
  },
  'ch.ask.ad-calls': {
    says: 'Ces appels sont interdits si votre numéro porte un astérisque (*) dans l’annuaire, ou n’y figure pas, et que vous n’avez jamais eu affaire à la firme. Notez la date et le numéro et signalez-le en ligne au SECO. Votre opérateur doit offrir un filtre gratuit. N’acceptez rien au téléphone.',
  },
  'ch.ask.serafe': {
    says: 'Oui. Chaque ménage la doit une fois, même sans télévision ni radio. Avec des prestations complémentaires, vous en êtes exonéré : envoyez la décision à Serafe. Si deux factures arrivent dans un ménage, écrivez à Serafe et à votre commune.',
  },
  'ch.ask.unordered': {
    says: 'Non. Ce que vous n’avez jamais commandé, vous n’avez ni à le payer, ni à le garder, ni à le renvoyer. Écrivez une fois qu’il n’y a pas de contrat et que vous ne devez rien. Si une poursuite arrive, faites opposition dans les dix jours.',
  },
}
