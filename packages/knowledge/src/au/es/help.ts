/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'au.help.ndh': {
    does: 'Asesores de deudas gratuitos (financial counsellors) por teléfono y chat. Están de su lado.',
  },
  'au.help.mob-strong': {
    does: 'Ayuda legal y con el dinero, gratis, para los pueblos aborígenes y de las islas del estrecho de Torres (Aboriginal and Torres Strait Islander people).',
  },
  'au.help.clc': { does: 'Encuentra un centro legal gratuito cerca de usted.' },
  'au.help.tunsw': { does: 'Consejo gratuito para inquilinos en Nueva Gales del Sur.' },
  'au.help.tvic': { does: 'Consejo gratuito para inquilinos en Victoria.' },
  'au.help.tqld': { does: 'Consejo gratuito para inquilinos en Queensland.' },
  'au.help.circle': {
    does: 'Consejo gratuito para inquilinos y trabajadores en Australia Occidental.',
  },
  'au.help.afca': {
    does: 'Mira gratis quejas sobre bancos, prestamistas, cobradores y aseguradoras.',
  },
  'au.help.tio': { does: 'Mira gratis quejas de teléfono e internet.' },
  'au.help.ewon': { does: 'Mira gratis quejas de energía y agua.' },
  'au.help.ewov': { does: 'Mira gratis quejas de energía y agua.' },
  'au.help.ewoq': { does: 'Mira gratis quejas de energía y agua.' },
  'au.help.lansw': { does: 'Información legal gratuita y el camino a Legal Aid NSW.' },
  'au.help.vla': { does: 'Ayuda legal gratuita en Victoria.' },
  'au.help.laq': { does: 'Ayuda legal gratuita en Queensland.' },
  'au.help.lawa': { does: 'Ayuda legal gratuita en Australia Occidental.' },
  'au.help.lsc-sa': { does: 'Ayuda legal gratuita en Australia Meridional.' },
  'au.help.idcare': { does: 'Ayuda gratuita cuando robaron o usaron mal su identidad.' },
  'au.help.lifeline': { does: 'Llame a cualquier hora si siente que es demasiado.' },
}
