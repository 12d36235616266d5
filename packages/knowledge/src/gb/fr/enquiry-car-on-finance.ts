/** Questions about a car on hire purchase or PCP: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_FR: Words = {
  'gb.ask-car.hand-back': {
    says: 'Oui. En hire purchase ou PCP, vous pouvez mettre fin par écrit à tout moment avant la dernière échéance. Vous devez alors au plus la moitié du prix total, moins ce qui est payé, plus les retards et dégâts. Le contrat indique cette moitié. Écrivez "I end this under section 99". N’acceptez pas un "voluntary surrender" : il peut tout coûter.',
  },
  'gb.ask-car.hp-taken': {
    says: 'Si vous avez payé un tiers du prix total, il faut un juge. Le contrat indique cette somme. Même avant, on ne peut entrer sur votre terrain sans juge. Ne signez rien et ne donnez pas les clés. Écrivez une offre et demandez de l’aide. Un juge peut donner plus de temps (time order).',
  },
  'gb.ask-car.bought-with-finance': {
    says: "Le plus souvent, vous la gardez. Un particulier qui ignorait le crédit (hire purchase ou PCP) devient propriétaire, même sans vérification. Écrivez-le à la société de crédit (Hire Purchase Act 1964, section 27), avec l'annonce, les messages et la preuve du paiement. Ne remettez pas les clés et ne signez rien. La carte grise seule ne prouve rien. Un leasing ou un logbook loan est différent : prenez conseil. Ensuite, essayez le Financial Ombudsman.",
  },
  'gb.ask-car.faulty-on-finance': {
    says: 'Écrivez une réclamation à la société de crédit. Avec un hire purchase ou un PCP, c’est elle qui a fourni la voiture. Elle doit donc réparer le défaut, pas seulement le garage. Les 30 premiers jours, vous pouvez rendre la voiture. Ensuite, elle a droit à un essai de réparation. Pour garder la voiture, demandez la réparation ou une baisse de prix, et joignez vos factures. Si elle dit non, ou après huit semaines, le Financial Ombudsman peut décider gratuitement.',
  },
}
