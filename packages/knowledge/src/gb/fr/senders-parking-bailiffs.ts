/** Sociétés de stationnement, avocats et huissiers qui écrivent : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_PARKING_BAILIFFS_FR: Words = {
  'gb.sender.marston': {
    says: 'Marston est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.bristow-sutor': {
    says: 'Bristow & Sutor est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.jacobs': {
    says: 'Jacobs est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.equita': {
    says: 'Equita est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.rundles': {
    says: 'Rundles est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.newlyn': {
    says: 'Newlyn est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.cder': {
    says: 'CDER Group est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.dukes': {
    says: 'Dukes est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.ross-roberts': {
    says: 'Ross & Roberts est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.penham-excel': {
    says: 'Penham Excel est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.whyte': {
    says: 'Whyte & Co est une société d’exécution. Ses agents sont des huissiers (bailiffs) qui encaissent pour des mairies (councils) et des tribunaux. Ils agissent seulement avec un « warrant », un « writ » ou un « liability order ».',
    complainTo:
      'D’abord à la société. Ensuite à l’Enforcement Conduct Board si elle est accréditée, ou à la mairie (council) ou au tribunal qui l’emploie.',
    nextStep:
      'Demandez quel ordre du tribunal ou « liability order » ils ont. Appelez-les avant leur visite, et ne les laissez pas entrer.',
  },
  'gb.sender.parkingeye': {
    says: 'ParkingEye est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    appealsBody: 'POPLA',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.euro-car-parks': {
    says: 'Euro Car Parks est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    appealsBody: 'POPLA',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.horizon': {
    says: 'Horizon est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    appealsBody: 'POPLA',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.excel': {
    says: 'Excel est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.vcs': {
    says: 'Vehicle Control Services est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.met': {
    says: 'MET Parking est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.ukpc': {
    says: 'UKPC est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.smart': {
    says: 'Smart Parking est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.apcoa': {
    says: 'APCOA gère des parkings pour des entreprises, et travaille aussi pour des mairies (councils), des gares et des aéroports. Regardez de qui vient l’avis : une somme sur un terrain privé n’est pas une amende.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.ncp': {
    says: 'NCP gère des parkings, pour elle-même et pour d’autres. Regardez de qui vient l’avis : une somme sur un terrain privé n’est pas une amende.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.britannia': {
    says: 'Britannia est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.premier-park': {
    says: 'Premier Park est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
  'gb.sender.group-nexus': {
    says: 'GroupNexus est une société privée de stationnement. Ce n’est pas une mairie (council) et sa somme n’est pas une amende. Elle peut seulement aller au tribunal, comme toute entreprise.',
    complainTo: 'D’abord à la société. L’avis nomme le service de recours gratuit.',
    nextStep:
      'Vérifiez les dates de l’avis. Si vous avez un formulaire du tribunal, répondez d’abord à celui-là.',
  },
}
