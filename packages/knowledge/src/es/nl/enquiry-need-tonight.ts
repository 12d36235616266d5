/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'es.ask-need.roof': {
    says: 'Bel nu de sociale dienst van uw gemeente (servicios sociales). ’s Nachts, of als niemand opneemt, belt u 112 en zegt u dat u nergens kunt slapen en wie er bij u is: zij verbinden u met de nooddienst (emergencia social). De gemeente moet mensen in zo’n nood meteen helpen. Vraag een bed voor vannacht en een afspraak over een woning.',
  },
  'es.ask-need.food': {
    says: 'Ga vandaag naar de sociale dienst van uw gemeente (servicios sociales) en zeg dat u geen eten hebt en hoeveel kinderen er zijn. Vraag noodhulp (ayuda de emergencia social): geld, een kaart of een pakket. Ook Cáritas, Cruz Roja en de voedselbank (banco de alimentos) geven eten. Weinig of geen inkomen? Vraag ook het ingreso mínimo vital aan.',
  },
  'es.ask-need.power-off': {
    says: 'Bel nu de firma, zeg dat er een baby is en vraag een plan op papier. Betaalt u, dan moet de stroom er uiterlijk de volgende dag weer zijn. Ga vandaag naar de servicios sociales: zij kunnen een deel betalen. Voor het afsluiten moet er een formele aanmaning komen en dan twee maanden, vier met bono social. Was dat niet zo? Klaag meteen: het mocht niet.',
  },
  'es.ask-need.lender': {
    says: 'Bel bij gevaar nu 112. U of uw gezin bedreigen is een misdrijf (amenazas, extorsión). Doe aangifte bij de Policía Nacional of Guardia Civil met berichten, namen en betalingen, en vraag bescherming. Is de lening woeker (usura), dan is zij nietig: u bent alleen schuldig wat u kreeg, zonder rente. Leen niets om hem te betalen en spreek niet alleen af.',
  },
}
