/** Dutch: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const NL_PAPERS: Papers = {
  rent_increase: {
    name: 'een brief over een hogere huur',
    label: 'Huurverhoging',
    wants: '{sender} wil meer huur van u.',
  },
  service_charge: {
    name: 'een rekening voor gedeelde kosten van uw woning',
    label: 'Gedeelde kosten van uw woning',
    wants: '{sender} vraagt u mee te betalen aan gedeelde kosten van uw woning.',
  },
  deposit_deductions: {
    name: 'een brief over uw waarborgsom',
    label: 'Inhouding op de waarborgsom',
    wants: '{sender} schrijft over geld dat van uw waarborgsom af zou gaan.',
  },
  disciplinary_hearing: {
    name: 'een oproep voor een hoorgesprek op het werk',
    label: 'Hoorgesprek op het werk',
    wants: '{sender} roept u op voor een gesprek over uw werk. Er is nog niets besloten.',
    wanted:
      '{sender} riep u op voor een gesprek over uw werk. De dag is voorbij, dus er kan al besloten zijn.',
  },
  work_warning: {
    name: 'een waarschuwing op het werk',
    label: 'Waarschuwing op het werk',
    wants: '{sender} geeft u een officiële waarschuwing. Uw baan gaat door.',
  },
  work_suspension: {
    name: 'een schorsing van het werk',
    label: 'Schorsing van het werk',
    wants: '{sender} laat u voorlopig niet werken. Uw baan gaat door.',
  },
  exit_agreement: {
    name: 'een voorstel om uw baan te beëindigen',
    label: 'Voorstel om uw baan te beëindigen',
    wants: '{sender} biedt voorwaarden voor het einde van uw baan. U hoeft niet akkoord te gaan.',
    wanted:
      '{sender} bood voorwaarden voor het einde van uw baan. De dag om te antwoorden is voorbij. U hoeft niet akkoord te gaan.',
  },
  offence_hearing: {
    name: 'een brief die uw kant vraagt voor een boete',
    label: 'Uw kant voor een boete',
    wants: '{sender} zegt dat u een regel overtrad en vraagt uw kant. Er is nog niets besloten.',
    wanted:
      '{sender} zei dat u een regel overtrad en vroeg uw kant. De tijd daarvoor is voorbij, dus er kan al besloten zijn.',
  },
  driver_details: {
    name: 'een vraag wie er reed',
    label: 'Vraag wie er reed',
    wants: '{sender} wil weten wie het voertuig bestuurde.',
  },
  police_penalty: {
    name: 'een vaste boete van de politie',
    label: 'Vaste boete van de politie',
    wants: '{sender} biedt een vaste boete aan in plaats van een rechtszaak.',
    wanted:
      '{sender} bood een vaste boete aan in plaats van een rechtszaak. De dag in de brief is voorbij.',
  },
  school_absence_penalty: {
    name: 'een boete voor verzuim van school',
    label: 'Boete voor verzuim van school',
    wants: '{sender} vraagt een boete omdat een kind niet op school was.',
  },
  benefit_move: {
    name: 'een bericht om over te gaan naar een andere uitkering',
    label: 'Overgang naar een andere uitkering',
    wants: '{sender} zegt dat een uitkering stopt en dat u een andere moet aanvragen.',
    wanted:
      '{sender} zei dat een uitkering stopt en dat u een andere moet aanvragen. De dag om die aan te vragen is voorbij.',
  },
  benefit_decision: {
    name: 'een besluit over een uitkering',
    label: 'Besluit over een uitkering',
    wants: '{sender} heeft besloten over een uitkering van u.',
  },
  child_maintenance: {
    name: 'een brief over kinderalimentatie',
    label: 'Kinderalimentatie',
    wants: '{sender} schrijft over geld dat voor een kind wordt betaald.',
  },
  complaint_refused: {
    name: 'een laatste antwoord op uw klacht',
    label: 'Antwoord op uw klacht',
    wants: '{sender} antwoordt op uw klacht. U kunt verder gaan.',
    wanted: '{sender} antwoordde op uw klacht. De tijd om verder te gaan kan voorbij zijn.',
  },
  immigration_refusal: {
    name: 'een besluit over uw recht om te blijven',
    label: 'Besluit over uw verblijf',
    wants: '{sender} heeft besloten over uw recht om in het land te zijn.',
  },
  divorce_papers: {
    name: 'een brief over een scheiding',
    label: 'Scheiding',
    wants: 'Uw partner heeft gevraagd om het huwelijk of partnerschap te beëindigen.',
  },
  jury_summons: {
    name: 'een oproep om jurylid te zijn',
    label: 'Dienst als jurylid',
    wants: '{sender} roept u op als jurylid. U wordt nergens van beschuldigd.',
  },
  witness_summons: {
    name: 'een oproep als getuige',
    label: 'Oproep als getuige',
    wants: '{sender} roept u op om de rechter te zeggen wat u weet. Niemand eist iets van u.',
  },
  council_order: {
    name: 'een bevel om iets in orde te maken',
    label: 'Bevel van een overheid',
    wants: '{sender} beveelt u iets te doen of ermee te stoppen.',
  },
  data_breach: {
    name: 'een bericht over een lek van uw gegevens',
    label: 'Datalek',
    wants: '{sender} meldt dat anderen uw gegevens kunnen hebben gezien.',
  },
  price_rise: {
    name: 'een bericht over een hogere prijs',
    label: 'Prijsverhoging',
    wants: '{sender} wil veranderen wat u betaalt.',
  },
  single_justice_notice: {
    name: 'een strafrechtelijke beschuldiging die één rechter op papier beslist',
    label: 'Beschuldiging op papier',
    wants:
      '{sender} beschuldigt u van een strafbaar feit. Gevraagd wordt uw antwoord: schuldig of niet schuldig.',
  },
  court_fine: {
    name: 'een boete van een rechtbank',
    label: 'Boete van de rechtbank',
    wants: '{sender} vraagt een boete die een rechter heeft opgelegd.',
  },
  vehicle_tax_penalty: {
    name: 'een boete over autobelasting',
    label: 'Boete over autobelasting',
    wants: '{sender} vraagt een boete omdat voor een auto geen belasting was betaald.',
  },
  prescription_penalty: {
    name: 'een boete over gratis medicijnen of tandarts',
    label: 'Boete over medicijnen of tandarts',
    wants: '{sender} zegt dat gratis zorg is gevraagd zonder recht, en wil geld.',
  },
  tribunal_hearing: {
    name: 'een oproep voor een zitting van een tribunaal',
    label: 'Zitting van een tribunaal',
    wants: '{sender} zegt wanneer het tribunaal bijeenkomt en wat het daarvoor wil.',
  },
  means_form: {
    name: 'een formulier van de rechter over uw inkomen',
    label: 'Formulier over uw inkomen',
    wants:
      '{sender} wil weten wat u verdient en schuldig bent, om de betaling van een vonnis te regelen.',
  },
  benefit_review: {
    name: 'een formulier om uw uitkering te houden',
    label: 'Controle van uw uitkering',
    wants: '{sender} bekijkt uw uitkering opnieuw en wil een formulier terug.',
    wanted:
      '{sender} bekijkt uw uitkering opnieuw en wilde een formulier terug. De dag daarvoor is voorbij.',
  },
  student_overpayment: {
    name: 'een brief over studiegeld',
    label: 'Studiegeld',
    wants: '{sender} wil studiegeld terug.',
  },
  policy_cancelled: {
    name: 'een bericht dat uw verzekering stopt',
    label: 'Verzekering stopt',
    wants: '{sender} wil uw verzekering beëindigen, of deed dat al.',
  },
  account_closing: {
    name: 'een bericht dat uw rekening sluit',
    label: 'Rekening sluit',
    wants: '{sender} wil uw rekening sluiten.',
    wanted: '{sender} wilde uw rekening sluiten. De dag is voorbij, dus ze kan gesloten zijn.',
  },
  lodger_notice: {
    name: 'een bericht om een kamer bij iemand thuis te verlaten',
    label: 'Kamer verlaten',
    wants: '{sender} wil dat u een kamer in de eigen woning verlaat.',
  },
  estate_debt: {
    name: 'een brief over een schuld van iemand die is overleden',
    label: 'Schuld van een overledene',
    wants: '{sender} vraagt wie de nalatenschap regelt, om daaruit een schuld te innen.',
  },
  default_notice: {
    name: 'een ingebrekestelling bij een krediet',
    label: 'Ingebrekestelling bij een krediet',
    wants: '{sender} zegt dat u een krediet niet nakwam en geeft een dag om dat te herstellen.',
    wanted: '{sender} zei dat u een krediet niet nakwam. De dag om dat te herstellen is voorbij.',
  },
  police_interview: {
    name: 'een uitnodiging voor een verhoor',
    label: 'Verhoor',
    wants: '{sender} wil u vragen over een mogelijk strafbaar feit. Neem eerst een advocaat.',
  },
  care_charges: {
    name: 'een rekening voor zorg',
    label: 'Rekening voor zorg',
    wants: '{sender} zegt wat voor zorg betaald moet worden.',
  },
  works_consultation: {
    name: 'een bericht over werk aan uw gebouw',
    label: 'Werk aan uw gebouw',
    wants: '{sender} plant werk dat u mee zou betalen.',
  },
  circular: {
    name: 'een stuk voor veel mensen',
    label: 'Stuk voor veel mensen',
    wants: '{sender} laat veel mensen iets weten. Van u alleen wordt niets gevraagd.',
  },
  foreclosure: {
    name: 'een aankondiging dat het huis wordt verkocht',
    label: 'Gedwongen verkoop van het huis',
    wants: '{sender} wil het huis verkopen omdat de lening achterloopt.',
  },
}
