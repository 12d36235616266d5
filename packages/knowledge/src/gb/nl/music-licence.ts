/** Muzieklicentie (PPL PRS): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_NL: Words = {
  'gb.music.want-licence': { says: 'Ze willen weten of er muziek te horen is in uw bedrijf.' },
  'gb.music.who': {
    says: 'PPL PRS is een particulier bedrijf van twee organisaties. PRS for Music int voor schrijvers van liedjes. PPL int voor makers en spelers van opnamen.',
  },
  'gb.music.rights-summary': {
    says: 'Geen muziek, geen licentie. Speelt u muziek, dan kunt u vragen welk tarief ze gebruikten en waarom, en het betwisten.',
  },
  'gb.music.reality': {
    says: 'Deze brief is geen rekening en komt niet van een rechtbank. Veel bedrijven krijgen zo’n brief, of ze nu muziek spelen of niet.',
  },
  'gb.music.reality-bill': {
    says: 'Dit is een rekening van een particulier bedrijf. Het is geen boete en komt niet van een rechtbank. U bent het alleen schuldig als u een licentie nam of hun muziek speelde.',
  },
  'gb.music.no-entry': {
    says: 'Ze mogen niet met dwang binnenkomen, uw zaak doorzoeken of spullen meenemen. Waar het publiek binnen mag, mogen zij ook lopen.',
  },
  'gb.music.no-closing': {
    says: 'Ze kunnen uw bedrijf niet met een brief sluiten of uw muziek stoppen. Dat kan alleen een rechter bevelen, na een rechtszaak.',
  },
  'gb.music.know-headphones': {
    says: 'Muziek in uw eigen koptelefoon is geen openbare muziek. Voor sommige werkplekken met één persoon vraagt PPL PRS naar eigen zeggen geen geld.',
    learnMore:
      'Kijk op hun pagina over wie een licentie nodig heeft. Zoek naar mensen die alleen werken of thuis werken zonder bezoekers.',
  },
  'gb.music.org-not-council': {
    says: 'Dit is geen licentie van de gemeente (council) en niet de TV Licence. Die hebt u misschien ook nodig, maar ze staan er los van.',
  },
  'gb.music.org-tribunal': {
    says: 'Een bijzonder tribunaal, het Copyright Tribunal, kan beslissen of hun voorwaarden en prijzen redelijk zijn.',
  },
  'gb.music.right-no-licence': {
    says: 'U hebt het recht geen muziek te spelen en niets te betalen. Een licentie is alleen nodig waar muziek in het openbaar klinkt.',
  },
  'gb.music.right-no-duty': {
    says: 'De wet op het auteursrecht verplicht u niet hun formulier in te vullen. Een kort antwoord is toch verstandig. Het stopt vaak meer brieven.',
  },
  'gb.music.right-proof': {
    says: 'Zeggen ze dat u auteursrecht schond? Dan moeten ze dat bij de rechter bewijzen. Het is een eis om geld, geen boete.',
  },
  'gb.music.right-private': {
    says: 'U mag een bezoeker weigeren in ruimtes die niet voor het publiek open zijn.',
  },
  'gb.music.right-tribunal': {
    says: 'Vindt u de prijs of de voorwaarden niet redelijk? Dan kunt u naar het Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'U kunt een duidelijke rekening vragen: de data, het tarief en de bedragen. Stopte u eerder met muziek, vraag dan een verbetering.',
  },
}
