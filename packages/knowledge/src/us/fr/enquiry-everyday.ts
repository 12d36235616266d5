/** The French words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'us.ask-work.meal-break': {
    says: 'Si vous devez continuer à travailler, la pause compte comme temps de travail et doit être payée. Notez les heures. Vous pouvez vous plaindre gratuitement à la Wage and Hour Division.',
  },
  'us.ask-consumer.as-is-car': {
    says: '« As is » (en l’état) met fin à la plupart des garanties, mais pas aux mensonges. Ce que le marchand a écrit sur la voiture peut compter. Demandez le Buyers Guide et plaignez-vous au procureur général de votre État (attorney general).',
    dependsOn: 'ce que le marchand vous a dit, et votre État',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Elle doit vous prévenir 14 jours avant et vous entendre devant un comité de propriétaires. En Floride, une amende de moins de 1 000 $ ne peut pas devenir un droit sur votre maison (lien).',
    dependsOn: 'les papiers de l’association et si vous avez eu une audience',
  },
  'us.ask-home.hoa-fine': {
    says: 'Elle peut vous donner une amende seulement comme ses papiers et la loi de votre État le permettent, le plus souvent après un avis et une audience. Demandez la règle par écrit et une audience.',
    dependsOn: 'votre État et les papiers de l’association',
  },
  'us.ask-criminal.phone-search': {
    says: 'La police a besoin d’un mandat (warrant) pour fouiller votre téléphone, même après une arrestation, sauf si vous dites oui. Dites calmement que vous n’êtes pas d’accord, et demandez un avocat.',
  },
  'us.ask-criminal.passcode': {
    says: 'Ne le donnez pas avant d’avoir parlé à un avocat. Dites seulement : je veux un avocat. Vous n’êtes pas obligé de parler au policier (detective). À la première audience (arraignment), vous pouvez demander un avocat gratuit (public defender).',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Regardez l’étiquette internet (broadband label) et les conditions du jour de votre signature. Plaignez-vous par écrit à l’entreprise, puis gratuitement à la FCC ; elle doit vous répondre en 30 jours.',
    dependsOn: 'ce que l’offre promettait et ce que dit le contrat',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Demandez par écrit un nouvel examen (reconsideration) dans les 60 jours. S’ils disent que votre santé va mieux, demandez dans les 10 jours à garder les paiements entre-temps. Si vous perdez, ils peuvent les réclamer, mais vous pouvez demander une remise (waiver).',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Ne l’ignorez pas et ne signez rien dans la hâte. Seul un tribunal peut vous ordonner d’arrêter. Ce qui compte : qui a utilisé le nom en premier, où, pour quoi, et si les acheteurs peuvent confondre. Cherchez sur uspto.gov, gardez la preuve de votre premier usage et voyez un avocat.',
  },
  'us.ask-everyday.private-parking': {
    says: 'C’est une facture, pas une amende d’un tribunal. La société doit montrer que des panneaux clairs fixaient le prix et que la somme est juste. Contestez par écrit avec des photos. Si vous devez vraiment le tarif, payez cette part. En cas de désaccord, un tribunal décide.',
  },
  'us.ask-criminal.car-search': {
    says: 'Pour une voiture, la police n’a pas besoin de mandat si elle a une bonne raison d’y attendre des preuves d’un délit. Un contrôle routier seul ne suffit pas. Dites avec calme : “I do not agree to a search.” Ne résistez pas.',
    dependsOn: 'ce que sait la police et si vous dites oui',
  },
}
