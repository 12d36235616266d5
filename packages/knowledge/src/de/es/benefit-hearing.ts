/** The Spanish words of the rows in ../benefit-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_HEARING_ES: Words = {
  'de.benefit-hearing.want': {
    says: 'La oficina cree que le pagó de más. Antes le pide su versión (Anhörung). Aún no hay decisión.',
  },
  'de.benefit-hearing.reality': {
    says: 'Para el pasado solo pueden pedirlo con reglas estrictas. Una buena respuesta ahora puede bajarlo o acabarlo.',
  },
  'de.benefit-hearing.right-change': {
    says: '¿Cambió algo después de la decisión? Para el pasado suele contar solo si no avisó, si tuvo otros ingresos o bienes, o si tenía que saber que no le correspondía.',
  },
  'de.benefit-hearing.right-trust': {
    says: '¿Estaba mal desde el inicio por error suyo? Si no podía saberlo y lo gastó, casi siempre puede quedárselo.',
  },
  'de.benefit-hearing.right-back': {
    says: 'Hace falta una decisión escrita con motivo y suma (Erstattung). Puede oponerse gratis en un mes.',
  },
  'de.benefit-hearing.right-widow': {
    says: 'Con una pensión de viudedad, los otros ingresos cuentan solo en parte: lo que pasa de una suma libre, y de eso el 40 %. En los tres primeros meses no cuenta nada. Haga revisar el cálculo.',
  },
  'de.benefit-hearing.step': {
    says: 'Conteste antes del día. Diga qué comunicó y cuándo, añada copias y pida el cálculo. Si lo gastó, escríbalo.',
  },
}
