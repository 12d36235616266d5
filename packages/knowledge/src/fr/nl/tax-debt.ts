/** Taxes (impôts) and State seizures: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEBT_WORDS: Words = {
  'fr.public.tax-want': { says: 'De belastingdienst wil dat een belasting wordt betaald.' },
  'fr.public.tax-want-proposal': {
    says: 'De belastingdienst wil uw belasting veranderen. Dit is een voorstel (proposition de rectification): u mag eerst antwoorden.',
  },
  'fr.public.tax-want-seizure': {
    says: 'De schatkist neemt geld van uw bank, werkgever of een andere derde (SATD).',
  },
  'fr.public.tax-want-reminder': {
    says: 'De schatkist herinnert u aan een belasting die niet betaald is. Er is nog geen beslag: betaal of vraag tijd voordat de termijn eindigt.',
  },
  'fr.public.tax-want-formal': {
    says: 'De schatkist maant u formeel aan (mise en demeure). Er is nog geen beslag: betaal of vraag tijd voordat de termijn eindigt.',
  },
  'fr.public.tax-who': {
    says: 'De schatkist (Trésor public) heeft veel macht. Ze heeft geen rechter nodig voor beslag, maar moet stappen volgen.',
  },
  'fr.public.tax-reality': {
    says: 'De meeste mensen die vroeg vragen, krijgen tijd om te betalen. Schrijf voor de datum.',
  },
  'fr.public.tax-rights': {
    says: 'U mag de belasting betwisten, tijd vragen, en kwijtschelding vragen van alles of een deel.',
  },
  'fr.public.tax-not-yet': {
    says: 'Ze kunnen het nieuwe bedrag niet innen voor uw 30 dagen om te antwoorden voorbij zijn.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'U hebt 30 dagen om te antwoorden. U kunt 30 dagen meer vragen.',
    action: 'Antwoord op het voorstel, of vraag 30 dagen meer',
    consequence: 'Doet u niets, dan geldt het als akkoord.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'U hebt twee maanden om het beslag aan te vechten bij het kantoor dat het legde.',
    action: 'Het beslag schriftelijk aanvechten',
    consequence: 'Daarna kan het niet meer worden aangevochten.',
  },
  'fr.public.tax-step-check': {
    says: 'Controleer het bedrag en het jaar in uw eigen account op impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: 'Kunt u niet betalen? Stuur een bericht in uw account of bel. Vraag voor de datum een plan.',
  },
  'fr.public.tax-step-bank': {
    says: 'Controleer of uw bank u het basisbedrag liet, ongeveer €650, en uitkeringen vrijgaf.',
  },
  'fr.public.tax-step-claim': {
    says: 'Is het fout, stuur dan een bezwaar (réclamation). Vraag daarin om intussen niet te betalen (sursis de paiement).',
  },
  'fr.public.tax-step-waive': {
    says: 'Kunt u helemaal niet betalen, vraag dan kwijtschelding (remise gracieuse) met bewijs van uw budget.',
  },
  'fr.public.tax-right-claim': {
    says: 'Voor inkomstenbelasting mag u bezwaar (réclamation) maken tot 31 december van het tweede jaar na de aanslag. Voor lokale belastingen tot het jaar erna.',
  },
  'fr.public.tax-right-floor': {
    says: 'Uw bank moet u een basisbedrag laten, ook tegenover de staat.',
  },
  'fr.public.tax-right-error': {
    says: "U hebt het recht één keer eerlijk een fout te maken (droit à l'erreur). Zet u die recht, dan is er meestal geen straf.",
  },
  'fr.public.tax-right-four': {
    says: 'De schatkist (Trésor public) heeft vier jaar om te innen nadat de belasting is vastgesteld, maar elke stap laat dit opnieuw beginnen.',
  },
  'fr.public.tax-option-time': {
    title: 'Tijd vragen om te betalen',
    says: 'Bied delen aan en toon uw budget.',
    cost: 'De belasting, misschien de verhoging van 10%.',
    time: 'Een bericht.',
    risk: 'Geen als u vroeg vraagt.',
    bestFor: 'U bent het schuldig maar kunt niet meteen betalen.',
  },
  'fr.public.tax-option-claim': {
    title: 'De belasting betwisten',
    says: 'Stuur een bezwaar (réclamation) in uw online account, met bewijs.',
    cost: 'Niets.',
    time: 'Tot zes maanden voor een antwoord.',
    risk: 'De verhoging van 10% kan erbij komen als u niet betaalt en verliest.',
    bestFor: 'De belasting is fout.',
  },
  'fr.public.tax-option-help': {
    title: 'De fiscale bemiddelaar vragen',
    says: 'Weigert het kantoor, dan bekijkt de fiscale bemiddelaar (conciliateur fiscal) van uw departement het gratis.',
    cost: 'Niets.',
    time: 'Een maand.',
    risk: 'Geen.',
    bestFor: 'U schreef en kreeg geen goed antwoord.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Te laat betalen kost meestal 10% extra. Vraag voor de datum om tijd.',
  },
}
