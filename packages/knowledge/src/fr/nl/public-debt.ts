/** The Dutch words of the rows in ../public-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT_WORDS: Words = {
  'fr.public.tax-want': { says: 'De belastingdienst wil dat een belasting wordt betaald.' },
  'fr.public.tax-want-proposal': {
    says: 'De belastingdienst wil uw belasting veranderen. Dit is een voorstel (proposition de rectification): u mag eerst antwoorden.',
  },
  'fr.public.tax-want-seizure': {
    says: 'De schatkist neemt geld van uw bank, werkgever of een andere derde (SATD).',
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
  'fr.public.benefit-want': { says: 'Ze zeggen dat u te veel kreeg en willen het terug.' },
  'fr.public.benefit-want-order': {
    says: 'Dit is een dwangbevel (contrainte). Het wordt zo sterk als een vonnis als u niet op tijd in verzet gaat.',
  },
  'fr.public.benefit-who': {
    says: 'Uitkeringskantoren kunnen geld van latere betalingen nemen. Ze moeten redenen geven en u laten betwisten.',
  },
  'fr.public.benefit-reality': {
    says: 'U kunt de schuld betwisten, en als ze klopt kwijtschelding vragen, helemaal of voor een deel.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Betwist u een schuld van RSA of vraagt u kwijtschelding, dan moeten ze stoppen met inhouden tot ze antwoorden.',
  },
  'fr.public.benefit-rights': {
    says: 'U mag de berekening zien, ze betwisten, kwijtschelding vragen en kleine maandbedragen vragen.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'U hebt twee maanden om het te betwisten bij de beroepscommissie (commission de recours amiable) of de dienst in de brief.',
    action: 'De te hoge betaling schriftelijk betwisten',
    consequence: 'Daarna kunt u alleen kwijtschelding of een plan vragen.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'U hebt maar 15 dagen vanaf de betekening (signification) om in verzet te gaan tegen een dwangbevel (contrainte). Geef uw redenen.',
    action: 'In verzet gaan tegen het bevel (opposition à contrainte)',
    consequence: 'Daarna kan het worden uitgevoerd als een vonnis.',
  },
  'fr.public.benefit-step-count': {
    says: 'Vraag de berekening: welke uitkering, welke maanden, welke reden. Vergelijk ze met wat u hun meldde.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Betwist het schriftelijk binnen twee maanden, met bewijs. Bewaar een kopie.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Vraag ook kwijtschelding (remise de dette). Toon inkomen, huur en gezin.',
  },
  'fr.public.benefit-step-social': {
    says: 'Een maatschappelijk werker of France services kan gratis met u schrijven.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'U hebt recht op een reden, een berekening en gratis beroep.',
  },
  'fr.public.benefit-right-waive': {
    says: 'Was u eerlijk en is er weinig geld, dan kunnen ze de schuld laten vallen.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Zonder fraude kunnen ze bij de meeste uitkeringen van de CAF maar twee jaar teruggaan.',
  },
  'fr.public.benefit-right-error': {
    says: "Een eerlijke fout is geen fraude. U hebt het recht ze recht te zetten (droit à l'erreur).",
  },
  'fr.public.benefit-option-appeal': {
    title: 'Het betwisten',
    says: 'Schrijf naar de beroepscommissie (commission de recours amiable) of de dienst in de brief.',
    cost: 'Niets.',
    time: 'Twee maanden voor een antwoord.',
    risk: 'Geen.',
    bestFor: 'Het bedrag, de maanden of de reden kloppen niet.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Kwijtschelding of kleine bedragen vragen',
    says: 'Vraag om het te laten vallen (remise de dette), of om elke maand weinig te betalen.',
    cost: 'Niets.',
    time: 'Een brief.',
    risk: 'Na fraude is er geen kwijtschelding.',
    bestFor: 'De schuld klopt maar u kunt niet betalen.',
  },
  'fr.public.benefit-option-help': {
    title: 'Hulp van een bemiddelaar vragen',
    says: 'De bemiddelaar (médiateur) van het kantoor, of de Défenseur des droits, is gratis.',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Het stopt de twee maanden niet.',
    bestFor: 'U schreef en kreeg geen antwoord.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Een dwangbevel (contrainte) heeft een heel korte termijn: 15 dagen. Ga nu naar een point-justice (3039).',
  },
  'fr.public.urssaf-deadline': {
    says: 'U hebt twee maanden om de eis van Urssaf te betwisten bij haar beroepscommissie (commission de recours amiable). Betalen of regelen moet binnen één maand.',
    action: 'Betwisten bij de beroepscommissie van Urssaf',
    consequence:
      'Daarna kan Urssaf een dwangbevel (contrainte) geven dat u nauwelijks nog kunt betwisten.',
  },
  'fr.public.urssaf-want': { says: 'Urssaf vraagt sociale bijdragen.' },
  'fr.public.title-want': {
    says: 'Een gemeente, ziekenhuis of andere overheidsdienst stuurt u een rekening (avis des sommes à payer). De schatkist int ze, en kan zonder rechter beslag leggen.',
  },
  'fr.public.title-reality': {
    says: 'Dit is sterker dan een brief van een bedrijf. Vecht u ze op tijd aan bij een rechter, dan stopt het innen.',
  },
  'fr.public.title-deadline': {
    says: 'U hebt twee maanden om de rekening aan te vechten bij de rechter die erop staat.',
    action: 'De rekening van de overheid aanvechten bij de rechter',
    consequence: 'Daarna kunt u alleen tijd of kwijtschelding vragen.',
  },
  'fr.public.title-step': {
    says: 'Vraag de dienst die de rekening stuurde fouten recht te zetten. Vraag het kantoor van de schatkist (Trésor public) een plan. Dit stopt de twee maanden niet.',
  },
  'fr.public.benefit-jobseeker': {
    says: 'Betwist het binnen twee maanden bij France Travail. Meestal mogen ze alleen geld inhouden als u de schuld niet betwist.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Ze kunnen werkloosheidsuitkering drie jaar lang terugvragen. Bij fraude is het tien.',
  },
}
