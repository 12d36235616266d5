/** The Dutch words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_NL: Words = {
  'us.ticket.right-due-process': {
    says: 'Een stad of staat moet u over de straf vertellen en u laten horen voor die definitief is.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Boetes die veel te hoog zijn voor wat er is gedaan, zijn verboden. Dat geldt ook voor staten en steden.',
  },
  'us.toll.right-owner': {
    says: 'Het bericht gaat naar de eigenaar. Was de auto verkocht, gestolen of verhuurd, dan mag u meestal laten zien wie hem had.',
  },
  'us.toll.step-official': {
    says: 'Kijk op de eigen site van de toldienst, met het adres zelf ingetypt. Valse tolberichten komen veel voor. Vraag om de tol zonder kosten te betalen.',
  },
  'us.ticket.de-toll': {
    says: 'In Delaware moet de eigenaar de tol betalen, behalve in gevallen die de wet noemt. U kunt het bericht aanvechten uiterlijk op de datum die erin staat.',
  },
  'us.ticket.de-surcharge': {
    says: 'In Delaware mogen extra bedragen alleen bij een boete komen zoals de wet ze noemt. Vraag om uitleg van elk bedrag.',
  },
  'us.ticket.ca-parking': {
    says: 'In Californië kunt u binnen 21 dagen na een parkeerbon om een gratis eerste beoordeling vragen, of 14 dagen na een bericht per post. Daarna komt een hoorzitting.',
  },
  'us.ticket.ca-toll': {
    says: 'In Californië kunt u een tolbericht binnen 21 dagen na de datum gratis aanvechten. Er zijn betaalplannen voor mensen met een laag inkomen.',
  },
  'us.ticket.ca-declaration': {
    says: 'In Californië kunt u een verkeersovertreding schriftelijk aanvechten, zonder naar de rechtbank te gaan (trial by written declaration).',
  },
  'us.ticket.ny-parking': {
    says: 'In New York City hebt u 30 dagen om op een parkeerbon te antwoorden voor de kosten groeien. U kunt online of per post om een hoorzitting vragen.',
  },
  'us.ticket.ny-toll': {
    says: 'In New York moet de eigenaar van de auto tol per post betalen. Een gestolen auto of huurauto is een verweer.',
  },
  'us.ticket.fl-thirty': {
    says: 'In Florida hebt u 30 dagen vanaf een verkeersbon om te betalen, een rijcursus te kiezen of om een hoorzitting te vragen.',
  },
  'us.ticket.fl-camera': {
    says: 'In Florida geeft een bericht van een roodlichtcamera u 60 dagen om te betalen, een andere bestuurder te noemen of om een hoorzitting te vragen.',
  },
  'us.ticket.fl-toll': {
    says: 'In Florida is onbetaalde tol een verkeersbon (citation). U kunt betalen, of de rechtbank om een hoorzitting vragen.',
  },
  'us.ticket.tx-camera': {
    says: 'In Texas mogen steden geen boetes geven met roodlichtcamera’s, door een wet van 2019.',
  },
  'us.ticket.tx-parking': {
    says: 'In Texas kunt u over een parkeerbon van de stad om een hoorzitting vragen, en in beroep bij de municipal court.',
  },
  'us.ticket.tx-toll': {
    says: 'In Texas is een eigenaar die de auto voor de rit verkocht of verhuurde de tol niet schuldig. Stuur op tijd bewijs.',
  },
  'us.ticket.il-parking': {
    says: 'In Illinois moet een plaats een hoorzitting over een parkeerbon of camerabon aanbieden, ter plekke of per post.',
  },
  'us.ticket.il-toll': {
    says: 'In Illinois kunt u de toldienst om een hoorzitting over een bericht van overtreding vragen. Een gestolen of verhuurde auto is een verweer.',
  },
  'us.ticket.pa-toll': {
    says: 'In Pennsylvania moet de eigenaar tol betalen, maar hij kan laten zien dat de auto gestolen, verkocht of verhuurd was.',
  },
  'us.ticket.nj-parking': {
    says: 'In New Jersey gaat een parkeerbon naar de municipal court. Daar kunt u zeggen dat u niet schuldig bent.',
  },
  'us.ticket.ma-parking': {
    says: 'In Massachusetts hebt u 21 dagen om een parkeerbon te betalen of aan te vechten.',
  },
  'us.ticket.ma-citation': {
    says: 'In Massachusetts hebt u 20 dagen vanaf een verkeersbon (citation) om te betalen of om een hoorzitting te vragen.',
  },
  'us.ticket.wa-response': {
    says: 'In de staat Washington kunt u op drie manieren op een overtreding antwoorden: betalen, uitleggen, of aanvechten op een hoorzitting. De dagen staan in het bericht.',
  },
  'us.ticket.oh-parking': {
    says: 'In Ohio kunt u op een parkeerbon antwoorden door te betalen, uit te leggen of te ontkennen, en om een hoorzitting vragen.',
  },
  'us.ticket.va-toll': {
    says: 'In Virginia kunt u de rechter laten zien dat u niet de bestuurder was, of dat de auto gestolen of verkocht was.',
  },
  'us.ticket.md-toll': {
    says: 'In Maryland kunt u een tolbon (citation) aanvechten bij de District Court, of zeggen wie reed.',
  },
  'us.ticket.ask-step-date': {
    says: 'Zoek de laatste dag op het papier en doe daarvoor iets. Als u die mist, kunnen er kosten bij komen.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Verzamel bewijs: foto’s van de borden, bonnen, en papieren die laten zien wie de auto had.',
  },
  'us.ticket.ask-step-real': {
    says: 'Kijk of het echt is: zoek zelf de stad, rechtbank of dienst op. Gebruik geen link in een bericht.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Vraag om een hoorzitting of een beoordeling, op de manier die op het papier staat.',
    title: 'Aanvechten',
    cost: 'Op de meeste plaatsen gratis',
    time: 'Uiterlijk op de datum op het papier',
    risk: 'Een vroege korting kan verloren gaan.',
    bestFor: 'Het is fout, of een ander had de auto.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Vraag om in delen te betalen, of om een lager bedrag als uw inkomen laag is.',
    title: 'Om een plan vragen',
    cost: 'Elke maand een deel ervan',
    time: 'Voor de datum op het papier',
    risk: 'Geen.',
    bestFor: 'U kunt niet alles meteen betalen.',
  },
  'us.ticket.private-contract': {
    says: 'Een particulier bedrijf moet laten zien dat u akkoord was met de voorwaarden: duidelijke borden en een eerlijk bedrag. Bij ruzie beslist een rechter.',
  },
  'us.ticket.private-records': {
    says: 'Een bedrijf mag uw naam alleen uit de autogegevens halen voor doelen die in een federale wet staan.',
  },
  'us.ticket.private-collector': {
    says: 'Als een incassobureau erover schrijft, kunt u binnen 30 dagen om bewijs vragen. Het mag het geen boete noemen en niet dreigen met arrestatie.',
  },
  'us.ticket.pa-parking': {
    says: 'In Pennsylvania kunt u bij een parkeerboete „niet schuldig” zeggen en gehoord worden. In Philadelphia betwist u haar bij het Bureau of Administrative Adjudication.',
  },
}
