/** The Dutch words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_NL: Words = {
  'nz.fine.want': { says: 'Zoek de regel, de plaats, de datum en de laatste dag om iets te doen.' },
  'nz.fine.reality': {
    says: 'U kunt betalen, schriftelijk uitleg geven of om een zitting vragen. Doe iets vóór de laatste dag.',
  },
  'nz.fine.who': { says: 'Een infringement notice komt van een overheidsdienst. Het is echt.' },
  'nz.fine.rights': {
    says: 'U kunt om een zitting bij de rechter vragen, of schrijven waarom de boete moet vervallen.',
  },
  'nz.fine.right-hearing': { says: 'U hebt het recht om een zitting te vragen.' },
  'nz.fine.right-write': {
    says: 'U kunt het kantoor dat het stuurde schrijven en het uitleggen. Vraag ook om tijd om te betalen.',
  },
  'nz.fine.pay': {
    says: 'U hebt 28 dagen vanaf het krijgen van het bericht. Wij tellen vanaf de datum ervan.',
    action: 'Betaal, geef schriftelijk uitleg, of vraag om een zitting',
    consequence: 'Er komt een herinnering. Daarna gaat het naar de rechter en komen er kosten bij.',
  },
  'nz.fine.step-check': { says: 'Controleer het kenteken, de plaats, de tijd en de laatste dag.' },
  'nz.fine.step-driver': {
    says: 'Reed u niet? Noem dan de bestuurder of laat zien dat u de auto verkocht.',
  },
  'nz.fine.step-time': {
    says: 'Kunt u niet alles in één keer betalen? Vraag dan om in delen te betalen.',
  },
  'nz.fine.opt-write': {
    says: 'Zeg waarom het niet klopt of oneerlijk is en voeg bewijs toe.',
    title: 'Schrijven en uitleggen',
    cost: 'Gratis.',
    time: '28 dagen.',
    risk: 'Laag.',
    bestFor: 'U had een goede reden, of het is een vergissing.',
  },
  'nz.fine.opt-pay': {
    says: 'Betaal alles of betaal in delen.',
    title: 'Betalen',
    cost: 'De boete.',
    time: '28 dagen.',
    risk: 'Er kunnen strafpunten (demerit points) volgen.',
    bestFor: 'Het klopt.',
  },
  'nz.fine.opt-hearing': {
    says: 'Een rechter (judge of justice of the peace) beslist.',
    title: 'Om een zitting vragen',
    cost: 'Kosten van de rechtbank als u verliest.',
    time: '28 dagen.',
    risk: 'Het kan meer kosten.',
    bestFor: 'U hebt sterk bewijs.',
  },
  'nz.fine.warn': {
    says: 'Is een boete eenmaal bij de rechter? Dan kunnen ze geld van uw loon of bank nemen, of een klem op uw auto zetten.',
  },
  'nz.fine.right-driver': {
    says: 'Bij veel verkeersboetes kan de eigenaar laten zien wie reed, of dat de auto verkocht of gestolen was. Doe dat binnen 28 dagen.',
  },
  'nz.fine.right-hearing-law': {
    says: 'U kunt schriftelijk om een zitting vragen, en zeggen waarom u het niet schuldig bent. U kunt ook vragen om in delen te betalen.',
  },
  'nz.toll.right-notice': {
    says: 'Een onbetaalde tol begint met een betaalbericht (payment notice) en een klein bedrag. Een boete komt alleen als u dat niet op tijd betaalt.',
  },
  'nz.toll.right-owner': {
    says: 'Reed iemand anders, of was de auto verkocht of gestolen? Zeg het NZTA, met bewijs.',
  },
  'nz.fine.right-fee': {
    says: 'Het bedrag voor elke snelheid staat in de wet; vergelijk het. Een cameraboete geeft geen strafpunten. Een boete van een agent wel.',
  },
  'nz.fine.right-fixed': {
    says: 'Het bedrag voor elke zulke overtreding staat in een landelijke regeling, niet bij de gemeente. Zoek het daar op en vergelijk.',
  },
}
