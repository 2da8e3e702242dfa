import '#web/app/set-up-schemas.ts'
import '#web/app/component-styles.ts'
import '#web/app/base.css'
