/** The Dutch words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NL: Words = {
  'ca.ask.things': {
    says: 'Een incassobureau (collection agency) kan uw auto of spullen niet nemen en niet binnenkomen. Alleen een gerechtsdienaar kan dat, na een vonnis. Een lening voor een auto is anders.',
  },
  'ca.ask.prison': {
    says: 'U kunt niet naar de gevangenis omdat u geld schuldig bent op een kaart, een lening of een rekening. Vraag gratis hulp bij de schuld.',
  },
  'ca.ask.old': {
    says: 'De meeste provincies geven hun twee jaar om naar de rechter te gaan, Québec drie. Daarna kunt u de rechter zeggen dat het te laat is.',
    dependsOn: 'uw provincie en de dag waarop u voor het laatst betaalde',
  },
  'ca.ask.old-on': {
    says: 'In Ontario hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Een betaling of getekend briefje laat dat opnieuw beginnen. Ze mogen u nog wel schrijven.',
  },
  'ca.ask.old-qc': {
    says: 'In Québec hebben ze bij de meeste schulden drie jaar om naar de rechter te gaan. Een betaling laat dat opnieuw beginnen. Zijn ze te laat, zeg dat dan tegen de rechter.',
  },
  'ca.ask.calls': {
    says: 'Zeg hun schriftelijk dat ze alleen per brief contact mogen opnemen. Schrijf elk telefoontje op. Ze mogen u niet bedreigen of met uw baas praten. Klaag dan bij uw provincie.',
  },
  'ca.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag om bewijs. Betaal niet. Kijk in uw kredietdossier of er rekeningen staan die u niet kent.',
  },
  'ca.ask.wages': {
    says: 'De meeste schuldeisers hebben eerst een vonnis nodig. Dan kunnen ze alleen een deel van uw loon nemen. De belastingdienst heeft geen vonnis nodig.',
    dependsOn: 'aan wie u schuldig bent en of ze een vonnis hebben',
  },
  'ca.ask.cannot-pay': {
    says: 'Maak een begroting en bied aan wat u volhoudt. Ga naar een schuldadviseur zonder winst (credit counsellor) of een erkende schuldregelaar (Licensed Insolvency Trustee). Het eerste gesprek is meestal gratis.',
  },
  'ca.ask.bankrupt': {
    says: 'Een erkende schuldregelaar (Licensed Insolvency Trustee) kan een voorstel aan schuldeisers (consumer proposal) of een faillissement (bankruptcy) regelen. Beide stoppen de meeste rechtszaken en beslagen op loon. Vraag om een gratis eerste gesprek.',
    dependsOn: 'wat u schuldig bent, bezit en verdient',
  },
  'ca.ask.credit-file': {
    says: 'U krijgt uw kredietdossier gratis bij Equifax en TransUnion. Klopt er iets niet, vraag hen dan het te verbeteren. De meeste schulden gaan er na ongeveer zes jaar uit.',
  },
  'ca.ask.sued': {
    says: 'Dien op tijd een verweer in. U hebt 20 dagen in Ontario en Alberta, 14 in British Columbia en 15 in Québec. Zoek gratis juridische hulp.',
  },
  'ca.ask.ignore': {
    says: 'Laat papieren van de rechter niet liggen. Antwoordt u niet, dan kan de rechter zonder u beslissen, en daarna kunnen ze een deel van uw loon nemen.',
  },
  'ca.ask.evict': {
    says: 'Een verhuurder kan u niet uitzetten met alleen een opzegging. Gaat u niet weg, dan heeft hij een bevel nodig. Kijk naar het formulier en de laatste dag, en bel een huurderslijn.',
  },
  'ca.ask.evict-on': {
    says: 'In Ontario kan alleen de Landlord and Tenant Board bevelen dat u eruit moet. Tot dan kunt u blijven. Ga naar de zitting en vertel uw kant.',
  },
  'ca.ask.evict-bc': {
    says: 'In British Columbia moet u op tijd betwisten: 5 dagen bij onbetaalde huur, 10 bij een reden die bij u ligt (cause), 21 bij eigen gebruik. Als u betwist, kunt u blijven tot de beslissing.',
    dependsOn: 'het soort opzegging en de dag waarop u haar kreeg',
  },
  'ca.ask.evict-qc': {
    says: 'Weigert u in Québec te gaan, dan kan alleen het huurtribunaal (Tribunal administratif du logement) uw huurcontract beëindigen. U hebt het recht in uw huis te blijven.',
  },
  'ca.ask.locks': {
    says: 'Uw verhuurder mag de sloten niet veranderen en warmte of stroom niet afsluiten om u weg te krijgen. Bel het huurkantoor van uw provincie of de politie.',
  },
  'ca.ask.rent-up': {
    says: 'De meeste provincies vragen een bericht op papier, meestal drie maanden van tevoren, en staan één verhoging per jaar toe. Sommige stellen ook een grens.',
    dependsOn: 'uw provincie',
  },
  'ca.ask.rent-up-on': {
    says: 'In Ontario mag de huur één keer in 12 maanden stijgen, met 90 dagen van tevoren een bericht op papier. Voor de meeste woningen is er een grens per jaar, nooit boven 2,5%. Woningen die na 15 november 2018 voor het eerst bewoond werden, hebben geen grens.',
    dependsOn: 'wanneer uw woning voor het eerst bewoond werd',
  },
  'ca.ask.rent-up-bc': {
    says: 'In British Columbia mag de huur één keer in 12 maanden stijgen, met drie volle maanden van tevoren bericht op het juiste formulier. Zij mag niet boven de grens van dat jaar komen.',
    dependsOn: 'de grens van dat jaar',
  },
  'ca.ask.rent-up-ab': {
    says: 'In Alberta is er geen grens. De huur mag één keer in 365 dagen stijgen, bij huur per maand met drie maanden van tevoren een bericht op papier. Een vaste huurtijd beschermt u tot die afloopt.',
    dependsOn: 'uw soort huurcontract',
  },
  'ca.ask.rent-up-qc': {
    says: 'U hoeft het niet te aanvaarden. Weiger schriftelijk binnen één maand en u houdt uw huis. Dan moet de verhuurder het tribunaal vragen de huur vast te stellen.',
  },
  'ca.ask.deposit': {
    says: 'Elke provincie heeft haar eigen grens en tijd om de borg terug te geven. Vraag hem schriftelijk, met foto’s, en ga naar het tribunaal als ze weigeren.',
    dependsOn: 'uw provincie',
  },
  'ca.ask.deposit-on': {
    says: 'In Ontario mag een verhuurder geen borg voor schade nemen. Alleen een borg voor de laatste huurperiode mag, en die moet rente opleveren.',
  },
  'ca.ask.deposit-bc': {
    says: 'Geef uw nieuwe adres op papier. In British Columbia heeft de verhuurder dan 15 dagen om de borg terug te betalen of een aanvraag te doen. Doet hij dat niet, dan kunt u het dubbele eisen.',
  },
  'ca.ask.deposit-qc': {
    says: 'In Québec mag een verhuurder geen borg vragen, alleen de eerste huurbetaling. U kunt de borg terugvragen.',
  },
  'ca.ask.repairs': {
    says: 'Schrijf de verhuurder met foto’s en een datum. Gebeurt er niets, bel dan de inspecteur van de gemeente en ga naar het tribunaal. Stop niet op eigen houtje met huur betalen.',
  },
  'ca.ask.entry': {
    says: 'Meestal heeft uw verhuurder uw toestemming nodig, of 24 uur van tevoren een bericht op papier met een reden. Een noodgeval is anders.',
    dependsOn: 'de reden, en of er een noodgeval is',
  },
  'ca.ask.arrears': {
    says: 'Betaal zo snel u kunt en bewaar bewijs. In veel provincies maakt op tijd betalen een einde aan de opzegging. Bied schriftelijk een plan aan en vraag naar een huurfonds (rent bank).',
  },
  'ca.ask.fired': {
    says: 'Buiten Québec en federale banen kunnen ze uw baan zonder reden beëindigen, maar ze moeten een opzegtermijn of geld geven. Teken nog niet. Vraag een advocaat wat eerlijk is.',
    dependsOn: 'uw provincie, uw jaren werk en de reden',
  },
  'ca.ask.fired-qc': {
    says: 'In Québec hebben ze na twee jaar werk een goede en voldoende reden nodig. Klaag binnen 45 dagen bij de CNESST.',
    dependsOn: 'hoe lang u er werkte en de reden',
  },
  'ca.ask.laid-off': {
    says: 'U hebt recht op een opzegtermijn of geld, en misschien een ontslagvergoeding (severance). Vraag nu de werkloosheidsverzekering (employment insurance) aan. Teken geen verklaring dat u niets meer eist (release) voordat u advies hebt.',
    dependsOn: 'uw jaren werk en uw contract',
  },
  'ca.ask.unpaid': {
    says: 'Vraag uw loon schriftelijk, met de data. Klaag daarna bij het arbeidskantoor (employment standards office) van uw provincie. Dat is gratis.',
  },
  'ca.ask.notice': {
    says: 'Het minimum is in de meeste provincies ongeveer één week per jaar, tot acht weken. Rechters geven vaak meer.',
    dependsOn: 'uw provincie en jaren werk',
  },
  'ca.ask.ei': {
    says: 'Vraag het meteen aan, en binnen vier weken na uw laatste dag. U hoeft niet te wachten op uw werkbewijs (record of employment).',
  },
  'ca.ask.faulty': {
    says: 'U kunt vragen om reparatie, een nieuw exemplaar of uw geld. Spullen moeten van redelijke kwaliteit zijn, ook als de garantie van de winkel voorbij is. Schrijf eerst de verkoper.',
  },
  'ca.ask.cancel': {
    says: 'Tekende u aan uw deur, dan geven de meeste provincies u 10 dagen. Contracten van sportscholen hebben vaak ook een bedenktijd. Annuleer schriftelijk.',
    dependsOn: 'waar u tekende en wat u kocht',
  },
  'ca.ask.not-delivered': {
    says: 'Schrijf de verkoper en vraag om de spullen of geld terug. Betaalde u met een kaart en krijgt u geen antwoord, vraag het kaartbedrijf dan om terugboeking (chargeback).',
  },
  'ca.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het na bij het echte kantoor op een nummer dat u zelf opzoekt. Meld het bij het Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Verander uw wachtwoorden. Meld het bij de politie en op 1-888-495-8501.',
  },
  'ca.ask.fine': {
    says: 'U kunt de boete betalen of betwisten tot en met de datum die erop staat. Dat is 15 dagen in Ontario, en 30 in British Columbia en Québec. Betalen betekent dat u haar aanvaardt.',
    dependsOn: 'uw provincie en de datum op de boete',
  },
  'ca.ask.private-parking': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het kan geld vragen en kan naar de rechter gaan. Vraag bewijs van de borden en het bedrag.',
    dependsOn: 'wat er op de borden stond',
  },
  'ca.ask.tax': {
    says: 'Klopt het niet, dien dan binnen 90 dagen een bezwaar (notice of objection) in. Kunt u niet betalen, bel dan en vraag om een plan. Laat het niet liggen.',
  },
  'ca.ask.benefit': {
    says: 'Vraag waarom en voor welke weken. Vraag bij de werkloosheidsverzekering (employment insurance) binnen 30 dagen om een nieuwe blik (reconsideration). Klopt het, vraag dan om in kleine bedragen te betalen.',
  },
  'ca.ask.cut-off': {
    says: 'Ze moeten u eerst schriftelijk waarschuwen. Veel provincies verbieden afsluiten in de winter. Bel het bedrijf en vraag om een plan.',
    dependsOn: 'uw provincie en de tijd van het jaar',
  },
  'ca.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet, dan kijkt de CCTS gratis naar klachten over telefoon, internet en tv.',
  },
  'ca.ask.insurer': {
    says: 'Vraag de redenen op papier. Klaag dan bij de verzekeraar, en daarna bij de gratis ombudsdienst (ombud service). Let op de termijn voor een rechtszaak.',
  },
  'ca.ask.leaving': {
    says: 'Bij huur per maand zegt u één of twee maanden van tevoren op, dat verschilt per provincie. Een vaste huurtijd bindt u, tenzij u een einde afspreekt, het contract doorgeeft of een reden volgens de wet hebt.',
    dependsOn: 'uw provincie en het soort huurcontract',
  },
  'ca.ask.bullied': {
    says: 'Schrijf elke keer op, wat er is gezegd en wie het zag. Vertel het de werkgever schriftelijk. Gaat het om geslacht, ras of een andere beschermde reden, dan kan een kantoor voor mensenrechten helpen.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec hebt u recht op een werkplek zonder psychische pesterij. Schrijf elke keer op en klaag binnen twee jaar bij de CNESST.',
  },
}
