/** The Spanish words of the rows in ../senders-parking-bailiffs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_PARKING_BAILIFFS_ES: Words = {
  'gb.sender.marston': {
    says: 'Marston es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.bristow-sutor': {
    says: 'Bristow & Sutor es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.jacobs': {
    says: 'Jacobs es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.equita': {
    says: 'Equita es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.rundles': {
    says: 'Rundles es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.newlyn': {
    says: 'Newlyn es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.cder': {
    says: 'CDER Group es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.dukes': {
    says: 'Dukes es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.ross-roberts': {
    says: 'Ross & Roberts es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.penham-excel': {
    says: 'Penham Excel es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.whyte': {
    says: 'Whyte & Co es una empresa de agentes de embargo (bailiffs). Cobran para ayuntamientos y juzgados. Solo pueden actuar con un warrant, un writ o una liability order.',
    complainTo:
      'Primero la empresa. Después el Enforcement Conduct Board si está acreditada, o el ayuntamiento o juzgado para el que trabaja.',
    nextStep:
      'Pregunte qué orden judicial o liability order tienen. Llámeles antes de la visita, y no les deje entrar.',
  },
  'gb.sender.parkingeye': {
    says: 'ParkingEye es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    appealsBody: 'POPLA',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.euro-car-parks': {
    says: 'Euro Car Parks es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    appealsBody: 'POPLA',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.horizon': {
    says: 'Horizon es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    appealsBody: 'POPLA',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.excel': {
    says: 'Excel es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.vcs': {
    says: 'Vehicle Control Services es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.met': {
    says: 'MET Parking es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.ukpc': {
    says: 'UKPC es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.smart': {
    says: 'Smart Parking es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.apcoa': {
    says: 'APCOA gestiona aparcamientos para empresas, y trabaja también para algunos ayuntamientos, estaciones y aeropuertos. Mire de quién es el aviso: un cobro en terreno privado no es una multa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.ncp': {
    says: 'NCP gestiona aparcamientos, propios y de otros. Mire de quién es el aviso: un cobro en terreno privado no es una multa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.britannia': {
    says: 'Britannia es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.premier-park': {
    says: 'Premier Park es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
  'gb.sender.group-nexus': {
    says: 'GroupNexus es una empresa privada de aparcamiento. No es un ayuntamiento y su cobro no es una multa. Solo puede ir al juzgado, como cualquier empresa.',
    complainTo: 'Primero la empresa. El aviso nombra el servicio gratuito de recursos.',
    nextStep: 'Revise las fechas del aviso. Si tiene un formulario judicial, contéstelo primero.',
  },
}
