/** The Dutch words of the rows in ../administrative-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_DECISION_NL: Words = {
  'fr.admin.want': { says: 'Een overheidsdienst beslist iets over u of weigert iets.' },
  'fr.admin.reality': {
    says: 'De beslissing geldt ook terwijl u haar aanvecht, tenzij een rechter haar stopt. Maar u hebt tijd en gratis wegen om het opnieuw te vragen.',
  },
  'fr.admin.deadline': {
    says: 'U hebt twee maanden vanaf de dag dat u haar kreeg om naar de bestuursrechter (tribunal administratif) te gaan.',
    action: 'Naar de bestuursrechter gaan (tribunal administratif)',
    consequence: 'De beslissing wordt definitief.',
  },
  'fr.admin.right-ask': {
    says: 'U kunt de dienst zelf gratis vragen opnieuw te beslissen (recours gracieux). Doet u dat binnen twee maanden, dan beginnen voor de rechter twee nieuwe maanden.',
  },
  'fr.admin.right-planning': {
    says: 'In bouwzaken mag u de gemeente maar binnen één maand opnieuw vragen. Dat geeft geen extra tijd: voor de rechter blijven het twee maanden.',
  },
  'fr.admin.right-reasons': {
    says: 'Een beslissing tegen u moet schriftelijk de redenen geven. Meestal moet men u eerst horen.',
  },
  'fr.admin.right-note': {
    says: 'Zegt de brief niet hoe en tot wanneer u in beroep kunt, dan lopen de twee maanden niet. Meestal hebt u dan één jaar.',
  },
  'fr.admin.right-urgent': {
    says: 'Is het dringend, vraag de rechter dan om een snelle stop (référé-suspension), naast uw gewone beroep.',
  },
  'fr.admin.right-silence': {
    says: 'Twee maanden stilte op een aanvraag geldt vaak als ja, maar bij veel aanvragen als nee. Vraag de ontvangstbevestiging waarin staat welke van de twee.',
  },
  'fr.admin.step': {
    says: 'Bewaar de envelop met de datum. Vraag het dossier en de redenen. Schrijf dan per aangetekende brief waarom het fout is.',
  },
  'fr.admin.option-ask': {
    says: 'Schrijf de dienst met uw feiten en bewijs.',
    title: 'Vragen om opnieuw te beslissen',
    cost: 'Gratis.',
    time: 'Binnen twee maanden.',
    risk: 'Geen.',
    bestFor: 'Een fout in de feiten, of een schrijnend geval.',
  },
  'fr.admin.option-court': {
    says: 'Ga via citoyens.telerecours.fr naar de bestuursrechter (tribunal administratif). Vaak hebt u geen advocaat nodig.',
    title: 'Naar de rechter gaan',
    cost: 'Gratis.',
    time: 'Binnen twee maanden. Het duurt een jaar of meer.',
    risk: 'U kunt verliezen.',
    bestFor: 'Ze zeiden weer nee.',
  },
  'fr.admin.option-help': {
    says: 'De Défenseur des droits (nationale ombudsman) en een point-justice (3039) helpen gratis. De twee maanden lopen wel door.',
    title: 'Gratis hulp vragen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet niet zeker wat te doen.',
  },
}
